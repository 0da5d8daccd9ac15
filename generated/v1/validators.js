/* Generated from the interface documents under openapi/ by `make generate`: do not edit. */
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
  }
});

// node_modules/fast-deep-equal/index.js
var require_fast_deep_equal = __commonJS({
  "node_modules/fast-deep-equal/index.js"(exports, module) {
    "use strict";
    module.exports = function equal(a, b) {
      if (a === b) return !0;
      if (a && b && typeof a == "object" && typeof b == "object") {
        if (a.constructor !== b.constructor) return !1;
        var length, i, keys;
        if (Array.isArray(a)) {
          if (length = a.length, length != b.length) return !1;
          for (i = length; i-- !== 0; )
            if (!equal(a[i], b[i])) return !1;
          return !0;
        }
        if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
        if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
        if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
        if (keys = Object.keys(a), length = keys.length, length !== Object.keys(b).length) return !1;
        for (i = length; i-- !== 0; )
          if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return !1;
        for (i = length; i-- !== 0; ) {
          var key = keys[i];
          if (!equal(a[key], b[key])) return !1;
        }
        return !0;
      }
      return a !== a && b !== b;
    };
  }
});

// node_modules/ajv/dist/runtime/equal.js
var require_equal = __commonJS({
  "node_modules/ajv/dist/runtime/equal.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    var equal = require_fast_deep_equal();
    exports.default = equal;
  }
});

// validators:parameters
var noQuery = validate52;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var createBrandHeaders = validate53;
var func1 = require_ucs2length().default, pattern3 = new RegExp("^[!-~]+$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "idempotency-key") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["idempotency-key"] !== void 0) {
      let data0 = data["idempotency-key"];
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data["idempotency-key"] = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 255) {
          let err2 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern3.test(data0)) {
          let err4 = { instancePath: instancePath + "/idempotency-key", schemaPath: "#/properties/idempotency-key/pattern", keyword: "pattern", params: { pattern: "^[!-~]+$" }, message: 'must match pattern "^[!-~]+$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getBrandPath = validate54;
var formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.id = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listCitationsQuery = validate55;
var formats4 = require_formats().fullFormats.int32, schema23 = { type: "string", enum: ["deepseek", "kimi", "glm", "qwen", "doubao", "chatgpt", "gemini", "perplexity"] };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let dataType0 = typeof data, coerced0;
    if (coerced0 === void 0)
      if (dataType0 == "number" || dataType0 == "boolean")
        coerced0 = "" + data;
      else if (data === null)
        coerced0 = "";
      else {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    coerced0 !== void 0 && (data = coerced0, parentData !== void 0 && (parentData[parentDataProperty] = coerced0));
  }
  if (!(data === "deepseek" || data === "kimi" || data === "glm" || data === "qwen" || data === "doubao" || data === "chatgpt" || data === "gemini" || data === "perplexity")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days === void 0 && (data.days = 7), data.limit === void 0 && (data.limit = 1e3), data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "days" || key0 === "platform" || key0 === "limit" || key0 === "cursor")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    let data1 = data.days;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let dataType1 = typeof data1, coerced1;
      if (coerced1 === void 0)
        if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
          coerced1 = +data1;
        else {
          let err6 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.days = coerced1));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 90 || isNaN(data1)) {
        let err7 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err8 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!formats4.validate(data1)) {
        let err9 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.platform !== void 0 && (validate56(data.platform, { instancePath: instancePath + "/platform", parentData: data, parentDataProperty: "platform", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
    let data3 = data.limit;
    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
      let dataType2 = typeof data3, coerced2;
      if (coerced2 === void 0)
        if (dataType2 === "boolean" || data3 === null || dataType2 === "string" && data3 && data3 == +data3 && !(data3 % 1))
          coerced2 = +data3;
        else {
          let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      coerced2 !== void 0 && (data3 = coerced2, data !== void 0 && (data.limit = coerced2));
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 1e3 || isNaN(data3)) {
        let err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data3 < 1 || isNaN(data3)) {
        let err12 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!formats4.validate(data3)) {
        let err13 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 != "string") {
        let dataType3 = typeof data4, coerced3;
        if (coerced3 === void 0)
          if (dataType3 == "number" || dataType3 == "boolean")
            coerced3 = "" + data4;
          else if (data4 === null)
            coerced3 = "";
          else {
            let err14 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        coerced3 !== void 0 && (data4 = coerced3, data !== void 0 && (data.cursor = coerced3));
      }
      if (typeof data4 == "string") {
        if (func1(data4) > 512) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern4.test(data4)) {
          let err17 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pickPromptsQuery = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.limit === void 0 && (data.limit = 50), data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "limit")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let dataType1 = typeof data1, coerced1;
      if (coerced1 === void 0)
        if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
          coerced1 = +data1;
        else {
          let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 200 || isNaN(data1)) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 200 }, message: "must be <= 200" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!formats4.validate(data1)) {
        let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getAuthorityQuery = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "brandId") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listIncidentsQuery = validate60;
var schema27 = { type: "string", enum: ["low", "medium", "high", "critical"] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let dataType0 = typeof data, coerced0;
    if (coerced0 === void 0)
      if (dataType0 == "number" || dataType0 == "boolean")
        coerced0 = "" + data;
      else if (data === null)
        coerced0 = "";
      else {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    coerced0 !== void 0 && (data = coerced0, parentData !== void 0 && (parentData[parentDataProperty] = coerced0));
  }
  if (!(data === "low" || data === "medium" || data === "high" || data === "critical")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema27.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { type: "string", enum: ["open", "investigating", "resolved"] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let dataType0 = typeof data, coerced0;
    if (coerced0 === void 0)
      if (dataType0 == "number" || dataType0 == "boolean")
        coerced0 = "" + data;
      else if (data === null)
        coerced0 = "";
      else {
        let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    coerced0 !== void 0 && (data = coerced0, parentData !== void 0 && (parentData[parentDataProperty] = coerced0));
  }
  if (!(data === "open" || data === "investigating" || data === "resolved")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema28.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "severity" || key0 === "status")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.severity !== void 0 && (validate61(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors), errors = vErrors.length)), data.status !== void 0 && (validate63(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getOpenapiHeaders = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "if-none-match") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data["if-none-match"] !== void 0) {
      let data0 = data["if-none-match"];
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data["if-none-match"] = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/if-none-match", schemaPath: "#/properties/if-none-match/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:bodies
var requestBrandRequest = validate522;
var func12 = require_ucs2length().default, pattern32 = new RegExp("^\\s*\\S[\\s\\S]*$", "u"), pattern5 = new RegExp("^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$", "u"), formats02 = require_formats().fullFormats.uri;
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.category === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "category" || key0 === "website")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern32.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.category !== void 0) {
      let data1 = data.category;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err7 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.website !== void 0) {
      let data2 = data.website;
      if (typeof data2 == "string") {
        if (func12(data2) > 2048) {
          let err11 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func12(data2) < 1) {
          let err12 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern5.test(data2)) {
          let err13 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats02(data2)) {
          let err14 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestProbeRequest = validate532;
var formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, func0 = require_equal().default, schema21 = { type: "string", enum: ["deepseek", "kimi", "glm", "qwen", "doubao", "chatgpt", "gemini", "perplexity"] };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "deepseek" || data === "kimi" || data === "glm" || data === "qwen" || data === "doubao" || data === "chatgpt" || data === "gemini" || data === "perplexity")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate542.errors = vErrors, errors === 0;
}
validate542.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "platforms" || key0 === "promptPackId")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 == "string") {
        if (func12(data0) > 36) {
          let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data0) < 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats2.test(data0)) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.platforms !== void 0) {
      let data1 = data.platforms;
      if (Array.isArray(data1)) {
        if (data1.length > 8) {
          let err6 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate542(data1[i0], { instancePath: instancePath + "/platforms/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err8 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.promptPackId !== void 0) {
      let data3 = data.promptPackId;
      if (typeof data3 == "string") {
        if (func12(data3) > 36) {
          let err10 = { instancePath: instancePath + "/promptPackId", schemaPath: "#/properties/promptPackId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func12(data3) < 36) {
          let err11 = { instancePath: instancePath + "/promptPackId", schemaPath: "#/properties/promptPackId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats2.test(data3)) {
          let err12 = { instancePath: instancePath + "/promptPackId", schemaPath: "#/properties/promptPackId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/promptPackId", schemaPath: "#/properties/promptPackId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestSuggestionRequest = validate562;
var schema232 = { type: "string", enum: ["comparison", "how-to", "faq", "review"] };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "comparison" || data === "how-to" || data === "faq" || data === "review")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema232.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.content === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "content" || key0 === "intent")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.brandId !== void 0) {
      let data0 = data.brandId;
      if (typeof data0 == "string") {
        if (func12(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats2.test(data0)) {
          let err5 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.content !== void 0) {
      let data1 = data.content;
      if (typeof data1 == "string") {
        if (func12(data1) > 4e3) {
          let err7 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.intent !== void 0 && (validate57(data.intent, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestWebhookRequest = validate592;
var pattern7 = new RegExp("^[hH][tT][tT][pP][sS]?://", "u"), schema25 = { type: "string", enum: ["citation.discovered", "priority.changed", "sentinel.triggered", "uplift.measured"] };
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "citation.discovered" || data === "priority.changed" || data === "sentinel.triggered" || data === "uplift.measured")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate602.errors = vErrors, errors === 0;
}
validate602.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.url === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.events === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "url" || key0 === "events" || key0 === "description")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (func12(data0) > 2048) {
          let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 1) {
          let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern7.test(data0)) {
          let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!formats02(data0)) {
          let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.events !== void 0) {
      let data1 = data.events;
      if (Array.isArray(data1)) {
        if (data1.length > 4) {
          let err8 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.length < 1) {
          let err9 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate602(data1[i0], { instancePath: instancePath + "/events/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate602.errors : vErrors.concat(validate602.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err10 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                  break outer0;
                }
        }
      } else {
        let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 == "string") {
        if (func12(data3) > 500) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func12(data3) < 1) {
          let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:responses
var replyHealthReport = validate523;
var formats03 = require_formats().fastFormats["date-time"], formats22 = require_formats().fastFormats.double;
var schema212 = { type: "object", required: ["ok", "latency_ms"], properties: { ok: { type: "boolean" }, latency_ms: { type: ["number", "null"], format: "double", minimum: 0 } }, additionalProperties: !1 };
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate543.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ok === void 0 && (missing0 = "ok") || data.latency_ms === void 0 && (missing0 = "latency_ms"))
        return validate543.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "ok" || key0 === "latency_ms")) {
            return validate543.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.ok !== void 0) {
            let _errs2 = errors;
            if (typeof data.ok != "boolean")
              return validate543.errors = [{ instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.latency_ms !== void 0) {
              let data1 = data.latency_ms, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate543.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: schema212.properties.latency_ms.type }, message: "must be number,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate543.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats22.validate(data1))
                  return validate543.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate543.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate543.errors = vErrors, errors === 0;
}
validate543.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate533.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.db === void 0 && (missing0 = "db"))
        return validate533.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "db") {
            return validate533.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.db !== void 0 && (validate543(data.db, { instancePath: instancePath + "/db", parentData: data, parentDataProperty: "db", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors), errors = vErrors.length));
      }
    } else
      return validate533.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate533.errors = vErrors, errors === 0;
}
validate533.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate523.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.service === void 0 && (missing0 = "service") || data.version === void 0 && (missing0 = "version") || data.env === void 0 && (missing0 = "env") || data.region === void 0 && (missing0 = "region") || data.timestamp === void 0 && (missing0 = "timestamp") || data.checks === void 0 && (missing0 = "checks") || data.took_ms === void 0 && (missing0 = "took_ms"))
        return validate523.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "status" || key0 === "service" || key0 === "version" || key0 === "env" || key0 === "region" || key0 === "timestamp" || key0 === "checks" || key0 === "took_ms")) {
            return validate523.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let _errs2 = errors;
            if (typeof data.status != "string")
              return validate523.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.service !== void 0) {
              let _errs4 = errors;
              if (typeof data.service != "string")
                return validate523.errors = [{ instancePath: instancePath + "/service", schemaPath: "#/properties/service/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.version !== void 0) {
                let _errs6 = errors;
                if (typeof data.version != "string")
                  return validate523.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.env !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.env != "string")
                    return validate523.errors = [{ instancePath: instancePath + "/env", schemaPath: "#/properties/env/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.region !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.region != "string")
                      return validate523.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.timestamp !== void 0) {
                      let data5 = data.timestamp, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate523.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate523.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.checks !== void 0) {
                        let _errs14 = errors;
                        validate533(data.checks, { instancePath: instancePath + "/checks", parentData: data, parentDataProperty: "checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors), errors = vErrors.length);
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.took_ms !== void 0) {
                          let data7 = data.took_ms, _errs15 = errors;
                          if (errors === _errs15)
                            if (typeof data7 == "number" && isFinite(data7)) {
                              if (data7 < 0 || isNaN(data7))
                                return validate523.errors = [{ instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats22.validate(data7))
                                return validate523.errors = [{ instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                            } else
                              return validate523.errors = [{ instancePath: instancePath + "/took_ms", schemaPath: "#/properties/took_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate523.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate523.errors = vErrors, errors === 0;
}
validate523.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyError = validate572;
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate593.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.message === void 0 && (missing0 = "message"))
        return validate593.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "message")) {
            return validate593.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            if (typeof data.path != "string")
              return validate593.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate593.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate593.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate593.errors = vErrors, errors === 0;
}
validate593.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.requestId === void 0 && (missing0 = "requestId"))
        return validate582.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "requestId" || key0 === "details")) {
            return validate582.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate582.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate582.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.requestId !== void 0) {
                let _errs6 = errors;
                if (typeof data.requestId != "string")
                  return validate582.errors = [{ instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.details !== void 0) {
                  let data3 = data.details, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        validate593(data3[i0], { instancePath: instancePath + "/details/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate582.errors = [{ instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate582.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate582.errors = vErrors, errors === 0;
}
validate582.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate572.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return validate572.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "error") {
            return validate572.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.error !== void 0 && (validate582(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length));
      }
    } else
      return validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate572.errors = vErrors, errors === 0;
}
validate572.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyBrandList = validate62;
var schema26 = { type: "object", required: ["id", "userId", "name", "category", "website", "createdAt"], properties: { id: { type: "string", format: "uuid" }, userId: { type: "string", format: "uuid" }, name: { type: "string" }, category: { type: "string" }, website: { type: ["string", "null"], format: "uri" }, createdAt: { type: "string", format: "date-time" } }, additionalProperties: !1 }, formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, formats10 = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate632.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.userId === void 0 && (missing0 = "userId") || data.name === void 0 && (missing0 = "name") || data.category === void 0 && (missing0 = "category") || data.website === void 0 && (missing0 = "website") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate632.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "userId" || key0 === "name" || key0 === "category" || key0 === "website" || key0 === "createdAt")) {
            return validate632.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate632.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate632.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.userId !== void 0) {
              let data1 = data.userId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats6.test(data1))
                    return validate632.errors = [{ instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate632.errors = [{ instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let _errs6 = errors;
                if (typeof data.name != "string")
                  return validate632.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.category !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.category != "string")
                    return validate632.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.website !== void 0) {
                    let data4 = data.website, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate632.errors = [{ instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema26.properties.website.type }, message: "must be string,null" }], !1;
                    if (errors === _errs10 && errors === _errs10 && typeof data4 == "string" && !formats10.test(data4))
                      return validate632.errors = [{ instancePath: instancePath + "/website", schemaPath: "#/properties/website/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.createdAt !== void 0) {
                      let data5 = data.createdAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate632.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate632.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate632.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate632.errors = vErrors, errors === 0;
}
validate632.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brands === void 0 && (missing0 = "brands") || data.persisted === void 0 && (missing0 = "persisted") || data.authed === void 0 && (missing0 = "authed"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brands" || key0 === "persisted" || key0 === "authed")) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brands !== void 0) {
            let data0 = data.brands, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 100)
                  return validate62.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate632(data0[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate62.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.persisted !== void 0) {
              let _errs5 = errors;
              if (typeof data.persisted != "boolean")
                return validate62.errors = [{ instancePath: instancePath + "/persisted", schemaPath: "#/properties/persisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.authed !== void 0) {
                let _errs7 = errors;
                if (typeof data.authed != "boolean")
                  return validate62.errors = [{ instancePath: instancePath + "/authed", schemaPath: "#/properties/authed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyBrandCreated = validate652;
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate652.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand === void 0 && (missing0 = "brand") || data.persisted === void 0 && (missing0 = "persisted"))
        return validate652.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand" || key0 === "persisted")) {
            return validate652.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand !== void 0) {
            let _errs2 = errors;
            validate632(data.brand, { instancePath: instancePath + "/brand", parentData: data, parentDataProperty: "brand", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.persisted !== void 0) {
              let _errs3 = errors;
              if (typeof data.persisted != "boolean")
                return validate652.errors = [{ instancePath: instancePath + "/persisted", schemaPath: "#/properties/persisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate652.errors = vErrors, errors === 0;
}
validate652.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyBrandDetail = validate67;
var schema29 = { type: "object", required: ["runId", "completedAt", "visibility", "platforms"], properties: { runId: { type: "string", format: "uuid" }, completedAt: { type: "string", format: "date-time" }, visibility: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, platforms: { type: "array", items: { type: "string" } } }, additionalProperties: !1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.completedAt === void 0 && (missing0 = "completedAt") || data.visibility === void 0 && (missing0 = "visibility") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "completedAt" || key0 === "visibility" || key0 === "platforms")) {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate69.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate69.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.completedAt !== void 0) {
              let data1 = data.completedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.validate.test(data1))
                    return validate69.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate69.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.visibility !== void 0) {
                let data2 = data.visibility, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate69.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: schema29.properties.visibility.type }, message: "must be number,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1 || isNaN(data2))
                    return validate69.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate69.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data2))
                    return validate69.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.platforms !== void 0) {
                  let data3 = data.platforms, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        if (typeof data3[i0] != "string")
                          return validate69.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate69.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand === void 0 && (missing0 = "brand") || data.lastScan === void 0 && (missing0 = "lastScan"))
        return validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand" || key0 === "lastScan")) {
            return validate67.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand !== void 0) {
            let _errs2 = errors;
            validate632(data.brand, { instancePath: instancePath + "/brand", parentData: data, parentDataProperty: "brand", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.lastScan !== void 0) {
              let data1 = data.lastScan, _errs3 = errors, _errs4 = errors, valid1 = !1, passing0 = null, _errs5 = errors;
              validate69(data1, { instancePath: instancePath + "/lastScan", parentData: data, parentDataProperty: "lastScan", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
              var _valid0 = _errs5 === errors;
              _valid0 && (valid1 = !0, passing0 = 0);
              let _errs6 = errors;
              if (data1 !== null) {
                let err0 = { instancePath: instancePath + "/lastScan", schemaPath: "#/properties/lastScan/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
              }
              var _valid0 = _errs6 === errors;
              if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
              else {
                let err1 = { instancePath: instancePath + "/lastScan", schemaPath: "#/properties/lastScan/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate67.errors = vErrors, !1;
              }
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyProbeAccepted = validate71;
var formats24 = require_formats().fastFormats.int64;
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.status === void 0 && (missing0 = "status") || data.brandId === void 0 && (missing0 = "brandId") || data.platforms === void 0 && (missing0 = "platforms") || data.estimatedCompletionMs === void 0 && (missing0 = "estimatedCompletionMs"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "status" || key0 === "brandId" || key0 === "platforms" || key0 === "estimatedCompletionMs")) {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate71.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate71.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.status !== void 0) {
              let _errs4 = errors;
              if (typeof data.status != "string")
                return validate71.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats6.test(data2))
                      return validate71.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate71.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.platforms !== void 0) {
                  let data3 = data.platforms, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        if (typeof data3[i0] != "string")
                          return validate71.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate71.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.estimatedCompletionMs !== void 0) {
                    let data5 = data.estimatedCompletionMs, _errs12 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                      return validate71.errors = [{ instancePath: instancePath + "/estimatedCompletionMs", schemaPath: "#/properties/estimatedCompletionMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                      if (data5 < 0 || isNaN(data5))
                        return validate71.errors = [{ instancePath: instancePath + "/estimatedCompletionMs", schemaPath: "#/properties/estimatedCompletionMs/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats24.validate(data5))
                        return validate71.errors = [{ instancePath: instancePath + "/estimatedCompletionMs", schemaPath: "#/properties/estimatedCompletionMs/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                    }
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyProbe = validate72, schema31 = { type: "object", required: ["runId", "status", "completedAt", "results"], properties: { runId: { type: "string", format: "uuid" }, status: { type: "string" }, completedAt: { type: ["string", "null"], format: "date-time" }, results: { type: "array", items: { $ref: "schema:ProbePlatformResult" } } }, additionalProperties: !1 }, schema32 = { type: "object", required: ["platform", "mentioned", "rank", "snippet", "tokensUsed", "answers", "mentions", "interval"], properties: { platform: { type: "string" }, mentioned: { type: ["boolean", "null"] }, rank: { type: ["integer", "null"], format: "int32", minimum: 0 }, snippet: { type: ["string", "null"] }, tokensUsed: { type: ["integer", "null"], format: "int64", minimum: 0 }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, error: { $ref: "schema:PlatformError" } }, additionalProperties: !1 }, func13 = Object.prototype.hasOwnProperty, formats30 = require_formats().fastFormats.int32;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "low" || key0 === "high")) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.low !== void 0) {
            let data0 = data.low, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0))
                  return validate74.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate74.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats22.validate(data0))
                  return validate74.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate74.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.high !== void 0) {
              let data1 = data.high, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate74.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate74.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data1))
                    return validate74.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate74.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate76.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message")) {
            return validate76.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate76.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate76.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.mentioned === void 0 && (missing0 = "mentioned") || data.rank === void 0 && (missing0 = "rank") || data.snippet === void 0 && (missing0 = "snippet") || data.tokensUsed === void 0 && (missing0 = "tokensUsed") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.interval === void 0 && (missing0 = "interval"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema32.properties, key0)) {
            return validate73.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate73.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.mentioned !== void 0) {
              let data1 = data.mentioned, _errs4 = errors;
              if (typeof data1 != "boolean" && data1 !== null)
                return validate73.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: schema32.properties.mentioned.type }, message: "must be boolean,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rank !== void 0) {
                let data2 = data.rank, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
                  return validate73.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: schema32.properties.rank.type }, message: "must be integer,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate73.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats30.validate(data2))
                    return validate73.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.snippet !== void 0) {
                  let data3 = data.snippet, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate73.errors = [{ instancePath: instancePath + "/snippet", schemaPath: "#/properties/snippet/type", keyword: "type", params: { type: schema32.properties.snippet.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tokensUsed !== void 0) {
                    let data4 = data.tokensUsed, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null)
                      return validate73.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/type", keyword: "type", params: { type: schema32.properties.tokensUsed.type }, message: "must be integer,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate73.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats24.validate(data4))
                        return validate73.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.answers !== void 0) {
                      let data5 = data.answers, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate73.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate73.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats30.validate(data5))
                          return validate73.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.mentions !== void 0) {
                        let data6 = data.mentions, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate73.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6))
                            return validate73.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats30.validate(data6))
                            return validate73.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.interval !== void 0) {
                          let data7 = data.interval, _errs16 = errors, _errs17 = errors, valid1 = !1, passing0 = null, _errs18 = errors;
                          validate74(data7, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                          var _valid0 = _errs18 === errors;
                          _valid0 && (valid1 = !0, passing0 = 0);
                          let _errs19 = errors;
                          if (data7 !== null) {
                            let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                          }
                          var _valid0 = _errs19 === errors;
                          if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                            errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
                          else {
                            let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                            return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate73.errors = vErrors, !1;
                          }
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.error !== void 0) {
                            let _errs21 = errors;
                            validate76(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length);
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.status === void 0 && (missing0 = "status") || data.completedAt === void 0 && (missing0 = "completedAt") || data.results === void 0 && (missing0 = "results"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "status" || key0 === "completedAt" || key0 === "results")) {
            return validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate72.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate72.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.status !== void 0) {
              let _errs4 = errors;
              if (typeof data.status != "string")
                return validate72.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.completedAt !== void 0) {
                let data2 = data.completedAt, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate72.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema31.properties.completedAt.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats03.validate.test(data2))
                  return validate72.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.results !== void 0) {
                  let data3 = data.results, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        validate73(data3[i0], { instancePath: instancePath + "/results/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate72.errors = [{ instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCitationList = validate79, schema35 = { type: "object", required: ["citations", "total", "windowDays", "nextCursor"], properties: { citations: { type: "array", maxItems: 1e3, items: { $ref: "schema:Citation" } }, total: { type: "integer", format: "int32", minimum: 0 }, windowDays: { type: "integer", format: "int32", minimum: 1 }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.platform === void 0 && (missing0 = "platform") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.sourceDomain === void 0 && (missing0 = "sourceDomain") || data.promptHash === void 0 && (missing0 = "promptHash") || data.discoveredAt === void 0 && (missing0 = "discoveredAt") || data.context === void 0 && (missing0 = "context"))
        return validate80.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "brandId" || key0 === "platform" || key0 === "sourceUrl" || key0 === "sourceDomain" || key0 === "promptHash" || key0 === "discoveredAt" || key0 === "context")) {
            return validate80.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate80.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate80.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats6.test(data1))
                    return validate80.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate80.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.platform !== void 0) {
                let _errs6 = errors;
                if (typeof data.platform != "string")
                  return validate80.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.sourceUrl !== void 0) {
                  let data3 = data.sourceUrl, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats10.test(data3))
                        return validate80.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                    } else
                      return validate80.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.sourceDomain !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.sourceDomain != "string")
                      return validate80.errors = [{ instancePath: instancePath + "/sourceDomain", schemaPath: "#/properties/sourceDomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.promptHash !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.promptHash != "string")
                        return validate80.errors = [{ instancePath: instancePath + "/promptHash", schemaPath: "#/properties/promptHash/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.discoveredAt !== void 0) {
                        let data6 = data.discoveredAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats03.validate.test(data6))
                              return validate80.errors = [{ instancePath: instancePath + "/discoveredAt", schemaPath: "#/properties/discoveredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate80.errors = [{ instancePath: instancePath + "/discoveredAt", schemaPath: "#/properties/discoveredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.context !== void 0) {
                          let _errs16 = errors;
                          if (typeof data.context != "string")
                            return validate80.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.citations === void 0 && (missing0 = "citations") || data.total === void 0 && (missing0 = "total") || data.windowDays === void 0 && (missing0 = "windowDays") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate79.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "citations" || key0 === "total" || key0 === "windowDays" || key0 === "nextCursor")) {
            return validate79.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.citations !== void 0) {
            let data0 = data.citations, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                if (data0.length > 1e3)
                  return validate79.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items" }], !1;
                {
                  var valid1 = !0;
                  let len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs4 = errors;
                    validate80(data0[i0], { instancePath: instancePath + "/citations/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors), errors = vErrors.length);
                    var valid1 = _errs4 === errors;
                    if (!valid1)
                      break;
                  }
                }
              } else
                return validate79.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data2 = data.total, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate79.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2))
                  return validate79.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats30.validate(data2))
                  return validate79.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.windowDays !== void 0) {
                let data3 = data.windowDays, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate79.errors = [{ instancePath: instancePath + "/windowDays", schemaPath: "#/properties/windowDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 1 || isNaN(data3))
                    return validate79.errors = [{ instancePath: instancePath + "/windowDays", schemaPath: "#/properties/windowDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  if (!formats30.validate(data3))
                    return validate79.errors = [{ instancePath: instancePath + "/windowDays", schemaPath: "#/properties/windowDays/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.nextCursor !== void 0) {
                  let data4 = data.nextCursor, _errs9 = errors;
                  if (typeof data4 != "string" && data4 !== null)
                    return validate79.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema35.properties.nextCursor.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate79.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPickerResult = validate82;
var schema38 = { type: "object", required: ["promptId", "prompt", "priorityScore", "lastSampledAt", "reason"], properties: { promptId: { type: "string", format: "uuid" }, prompt: { type: "string" }, priorityScore: { type: "number", format: "double", minimum: 0 }, lastSampledAt: { type: ["string", "null"], format: "date-time" }, reason: { type: "string" } }, additionalProperties: !1 };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.promptId === void 0 && (missing0 = "promptId") || data.prompt === void 0 && (missing0 = "prompt") || data.priorityScore === void 0 && (missing0 = "priorityScore") || data.lastSampledAt === void 0 && (missing0 = "lastSampledAt") || data.reason === void 0 && (missing0 = "reason"))
        return validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "promptId" || key0 === "prompt" || key0 === "priorityScore" || key0 === "lastSampledAt" || key0 === "reason")) {
            return validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.promptId !== void 0) {
            let data0 = data.promptId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate83.errors = [{ instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate83.errors = [{ instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prompt !== void 0) {
              let _errs4 = errors;
              if (typeof data.prompt != "string")
                return validate83.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.priorityScore !== void 0) {
                let data2 = data.priorityScore, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 < 0 || isNaN(data2))
                      return validate83.errors = [{ instancePath: instancePath + "/priorityScore", schemaPath: "#/properties/priorityScore/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data2))
                      return validate83.errors = [{ instancePath: instancePath + "/priorityScore", schemaPath: "#/properties/priorityScore/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate83.errors = [{ instancePath: instancePath + "/priorityScore", schemaPath: "#/properties/priorityScore/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.lastSampledAt !== void 0) {
                  let data3 = data.lastSampledAt, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate83.errors = [{ instancePath: instancePath + "/lastSampledAt", schemaPath: "#/properties/lastSampledAt/type", keyword: "type", params: { type: schema38.properties.lastSampledAt.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && errors === _errs8 && typeof data3 == "string" && !formats03.validate.test(data3))
                    return validate83.errors = [{ instancePath: instancePath + "/lastSampledAt", schemaPath: "#/properties/lastSampledAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.reason !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.reason != "string")
                      return validate83.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.items === void 0 && (missing0 = "items") || data.total === void 0 && (missing0 = "total"))
        return validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "items" || key0 === "total")) {
            return validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate82.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate82.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.items !== void 0) {
              let data1 = data.items, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  if (data1.length > 200)
                    return validate82.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" }], !1;
                  {
                    var valid1 = !0;
                    let len0 = data1.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs6 = errors;
                      validate83(data1[i0], { instancePath: instancePath + "/items/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                      var valid1 = _errs6 === errors;
                      if (!valid1)
                        break;
                    }
                  }
                } else
                  return validate82.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate82.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 0 || isNaN(data3))
                    return validate82.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats30.validate(data3))
                    return validate82.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAuthorityScore = validate85, schema39 = { type: "object", required: ["brandId", "scoredAt", "geoScore", "eeatScore", "citationDensity", "subscores", "trend7d", "answers", "mentions"], properties: { brandId: { type: "string", format: "uuid" }, scoredAt: { type: "string", format: "date-time" }, geoScore: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, eeatScore: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, citationDensity: { type: ["number", "null"], format: "double", minimum: 0 }, subscores: { $ref: "schema:EeatSubscores" }, trend7d: { type: ["number", "null"], format: "double", minimum: -100, maximum: 100 }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 } }, additionalProperties: !1 }, schema40 = { type: "object", required: ["experience", "expertise", "authoritativeness", "trustworthiness"], properties: { experience: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, expertise: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, authoritativeness: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 }, trustworthiness: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 } }, additionalProperties: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.experience === void 0 && (missing0 = "experience") || data.expertise === void 0 && (missing0 = "expertise") || data.authoritativeness === void 0 && (missing0 = "authoritativeness") || data.trustworthiness === void 0 && (missing0 = "trustworthiness"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "experience" || key0 === "expertise" || key0 === "authoritativeness" || key0 === "trustworthiness")) {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.experience !== void 0) {
            let data0 = data.experience, _errs2 = errors;
            if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null)
              return validate86.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema40.properties.experience.type }, message: "must be number,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 100 || isNaN(data0))
                return validate86.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
              if (data0 < 0 || isNaN(data0))
                return validate86.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats22.validate(data0))
                return validate86.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.expertise !== void 0) {
              let data1 = data.expertise, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate86.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/type", keyword: "type", params: { type: schema40.properties.expertise.type }, message: "must be number,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 100 || isNaN(data1))
                  return validate86.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                if (data1 < 0 || isNaN(data1))
                  return validate86.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats22.validate(data1))
                  return validate86.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.authoritativeness !== void 0) {
                let data2 = data.authoritativeness, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate86.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/type", keyword: "type", params: { type: schema40.properties.authoritativeness.type }, message: "must be number,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 100 || isNaN(data2))
                    return validate86.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate86.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data2))
                    return validate86.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.trustworthiness !== void 0) {
                  let data3 = data.trustworthiness, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate86.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/type", keyword: "type", params: { type: schema40.properties.trustworthiness.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3))
                      return validate86.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate86.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate86.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate86.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.scoredAt === void 0 && (missing0 = "scoredAt") || data.geoScore === void 0 && (missing0 = "geoScore") || data.eeatScore === void 0 && (missing0 = "eeatScore") || data.citationDensity === void 0 && (missing0 = "citationDensity") || data.subscores === void 0 && (missing0 = "subscores") || data.trend7d === void 0 && (missing0 = "trend7d") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema39.properties, key0)) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate85.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate85.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.scoredAt !== void 0) {
              let data1 = data.scoredAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.validate.test(data1))
                    return validate85.errors = [{ instancePath: instancePath + "/scoredAt", schemaPath: "#/properties/scoredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate85.errors = [{ instancePath: instancePath + "/scoredAt", schemaPath: "#/properties/scoredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.geoScore !== void 0) {
                let data2 = data.geoScore, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate85.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/type", keyword: "type", params: { type: schema39.properties.geoScore.type }, message: "must be number,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 100 || isNaN(data2))
                    return validate85.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate85.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data2))
                    return validate85.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.eeatScore !== void 0) {
                  let data3 = data.eeatScore, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate85.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/type", keyword: "type", params: { type: schema39.properties.eeatScore.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3))
                      return validate85.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate85.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate85.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.citationDensity !== void 0) {
                    let data4 = data.citationDensity, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate85.errors = [{ instancePath: instancePath + "/citationDensity", schemaPath: "#/properties/citationDensity/type", keyword: "type", params: { type: schema39.properties.citationDensity.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate85.errors = [{ instancePath: instancePath + "/citationDensity", schemaPath: "#/properties/citationDensity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats22.validate(data4))
                        return validate85.errors = [{ instancePath: instancePath + "/citationDensity", schemaPath: "#/properties/citationDensity/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.subscores !== void 0) {
                      let _errs12 = errors;
                      validate86(data.subscores, { instancePath: instancePath + "/subscores", parentData: data, parentDataProperty: "subscores", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.trend7d !== void 0) {
                        let data6 = data.trend7d, _errs13 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate85.errors = [{ instancePath: instancePath + "/trend7d", schemaPath: "#/properties/trend7d/type", keyword: "type", params: { type: schema39.properties.trend7d.type }, message: "must be number,null" }], !1;
                        if (errors === _errs13 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 100 || isNaN(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/trend7d", schemaPath: "#/properties/trend7d/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                          if (data6 < -100 || isNaN(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/trend7d", schemaPath: "#/properties/trend7d/minimum", keyword: "minimum", params: { comparison: ">=", limit: -100 }, message: "must be >= -100" }], !1;
                          if (!formats22.validate(data6))
                            return validate85.errors = [{ instancePath: instancePath + "/trend7d", schemaPath: "#/properties/trend7d/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.answers !== void 0) {
                          let data7 = data.answers, _errs15 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate85.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs15 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate85.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats30.validate(data7))
                              return validate85.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs15 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.mentions !== void 0) {
                            let data8 = data.mentions, _errs17 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate85.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs17 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 0 || isNaN(data8))
                                return validate85.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats30.validate(data8))
                                return validate85.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs17 === errors;
                          } else
                            var valid0 = !0;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyIncidentList = validate88;
var schema43 = { type: "string", enum: ["low", "medium", "high", "critical"] };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "low" || data === "medium" || data === "high" || data === "critical" ? (validate90.errors = vErrors, errors === 0) : (validate90.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema44 = { type: "string", enum: ["open", "investigating", "resolved"] };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate92.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "open" || data === "investigating" || data === "resolved" ? (validate92.errors = vErrors, errors === 0) : (validate92.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema44.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate92.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.openedAt === void 0 && (missing0 = "openedAt") || data.status === void 0 && (missing0 = "status") || data.evidenceCount === void 0 && (missing0 = "evidenceCount"))
        return validate89.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "brandId" || key0 === "severity" || key0 === "type" || key0 === "title" || key0 === "openedAt" || key0 === "status" || key0 === "evidenceCount")) {
            return validate89.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate89.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate89.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats6.test(data1))
                    return validate89.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate89.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                validate90(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.type != "string")
                    return validate89.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.title !== void 0) {
                    let _errs9 = errors;
                    if (typeof data.title != "string")
                      return validate89.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.openedAt !== void 0) {
                      let data5 = data.openedAt, _errs11 = errors;
                      if (errors === _errs11 && errors === _errs11)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate89.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate89.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.status !== void 0) {
                        let _errs13 = errors;
                        validate92(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.evidenceCount !== void 0) {
                          let data7 = data.evidenceCount, _errs14 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate89.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs14 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate89.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats30.validate(data7))
                              return validate89.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate89.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.incidents === void 0 && (missing0 = "incidents") || data.total === void 0 && (missing0 = "total"))
        return validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "incidents" || key0 === "total")) {
            return validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.incidents !== void 0) {
            let data0 = data.incidents, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate89(data0[i0], { instancePath: instancePath + "/incidents/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate88.errors = [{ instancePath: instancePath + "/incidents", schemaPath: "#/properties/incidents/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.total !== void 0) {
              let data2 = data.total, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2))
                  return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats30.validate(data2))
                  return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySuggestion = validate95;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.claim === void 0 && (missing0 = "claim") || data.verifiable === void 0 && (missing0 = "verifiable"))
        return validate96.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "claim" || key0 === "verifiable")) {
            return validate96.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.claim !== void 0) {
            let _errs2 = errors;
            if (typeof data.claim != "string")
              return validate96.errors = [{ instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.verifiable !== void 0) {
              let _errs4 = errors;
              if (typeof data.verifiable != "boolean")
                return validate96.errors = [{ instancePath: instancePath + "/verifiable", schemaPath: "#/properties/verifiable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate96.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.delta === void 0 && (missing0 = "delta") || data.basis === void 0 && (missing0 = "basis"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "metric" || key0 === "delta" || key0 === "basis")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.metric !== void 0) {
            let _errs2 = errors;
            if (typeof data.metric != "string")
              return validate98.errors = [{ instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.delta !== void 0) {
              let data1 = data.delta, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < -1 || isNaN(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                  if (!formats22.validate(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate98.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.basis !== void 0) {
                let _errs6 = errors;
                if (typeof data.basis != "string")
                  return validate98.errors = [{ instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.suggestionId === void 0 && (missing0 = "suggestionId") || data.rewritten === void 0 && (missing0 = "rewritten") || data.factClaims === void 0 && (missing0 = "factClaims") || data.eeatSignals === void 0 && (missing0 = "eeatSignals") || data.expectedLift === void 0 && (missing0 = "expectedLift"))
        return validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "suggestionId" || key0 === "rewritten" || key0 === "factClaims" || key0 === "eeatSignals" || key0 === "expectedLift")) {
            return validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.suggestionId !== void 0) {
            let data0 = data.suggestionId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate95.errors = [{ instancePath: instancePath + "/suggestionId", schemaPath: "#/properties/suggestionId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate95.errors = [{ instancePath: instancePath + "/suggestionId", schemaPath: "#/properties/suggestionId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.rewritten !== void 0) {
              let _errs4 = errors;
              if (typeof data.rewritten != "string")
                return validate95.errors = [{ instancePath: instancePath + "/rewritten", schemaPath: "#/properties/rewritten/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.factClaims !== void 0) {
                let data2 = data.factClaims, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      validate96(data2[i0], { instancePath: instancePath + "/factClaims/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate95.errors = [{ instancePath: instancePath + "/factClaims", schemaPath: "#/properties/factClaims/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.eeatSignals !== void 0) {
                  let data4 = data.eeatSignals, _errs9 = errors;
                  if (errors === _errs9)
                    if (Array.isArray(data4)) {
                      var valid2 = !0;
                      let len1 = data4.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let _errs11 = errors;
                        if (typeof data4[i1] != "string")
                          return validate95.errors = [{ instancePath: instancePath + "/eeatSignals/" + i1, schemaPath: "#/properties/eeatSignals/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid2 = _errs11 === errors;
                        if (!valid2)
                          break;
                      }
                    } else
                      return validate95.errors = [{ instancePath: instancePath + "/eeatSignals", schemaPath: "#/properties/eeatSignals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.expectedLift !== void 0) {
                    let _errs13 = errors;
                    validate98(data.expectedLift, { instancePath: instancePath + "/expectedLift", parentData: data, parentDataProperty: "expectedLift", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhookRegistration = validate100;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.webhookId === void 0 && (missing0 = "webhookId") || data.url === void 0 && (missing0 = "url") || data.events === void 0 && (missing0 = "events") || data.secret === void 0 && (missing0 = "secret") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "webhookId" || key0 === "url" || key0 === "events" || key0 === "secret" || key0 === "createdAt")) {
            return validate100.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.webhookId !== void 0) {
            let data0 = data.webhookId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate100.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate100.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.url !== void 0) {
              let data1 = data.url, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats10.test(data1))
                    return validate100.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                } else
                  return validate100.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.events !== void 0) {
                let data2 = data.events, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      if (typeof data2[i0] != "string")
                        return validate100.errors = [{ instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate100.errors = [{ instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.secret !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.secret != "string")
                    return validate100.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.createdAt !== void 0) {
                    let data5 = data.createdAt, _errs12 = errors;
                    if (errors === _errs12 && errors === _errs12)
                      if (typeof data5 == "string") {
                        if (!formats03.validate.test(data5))
                          return validate100.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate100.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyOpenapiDocument = validate101;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.version === void 0 && (missing0 = "version"))
        return validate102.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.title !== void 0) {
        let _errs2 = errors;
        if (typeof data.title != "string")
          return validate102.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.version !== void 0) {
          let _errs4 = errors;
          if (typeof data.version != "string")
            return validate102.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openapi === void 0 && (missing0 = "openapi") || data.info === void 0 && (missing0 = "info") || data.paths === void 0 && (missing0 = "paths"))
        return validate101.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.openapi !== void 0) {
        let _errs2 = errors;
        if (typeof data.openapi != "string")
          return validate101.errors = [{ instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.info !== void 0) {
          let _errs4 = errors;
          validate102(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.paths !== void 0) {
            let data2 = data.paths, _errs5 = errors;
            if (errors === _errs5 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate101.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate101.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCitationDiscoveredEvent = validate104;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.platform === void 0 && (missing0 = "platform") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.sourceDomain === void 0 && (missing0 = "sourceDomain") || data.promptHash === void 0 && (missing0 = "promptHash") || data.discoveredAt === void 0 && (missing0 = "discoveredAt"))
        return validate105.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "platform" || key0 === "sourceUrl" || key0 === "sourceDomain" || key0 === "promptHash" || key0 === "discoveredAt")) {
            return validate105.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate105.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate105.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.platform !== void 0) {
              let _errs4 = errors;
              if (typeof data.platform != "string")
                return validate105.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.sourceUrl !== void 0) {
                let data2 = data.sourceUrl, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats10.test(data2))
                      return validate105.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                  } else
                    return validate105.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.sourceDomain !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.sourceDomain != "string")
                    return validate105.errors = [{ instancePath: instancePath + "/sourceDomain", schemaPath: "#/properties/sourceDomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.promptHash !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.promptHash != "string")
                      return validate105.errors = [{ instancePath: instancePath + "/promptHash", schemaPath: "#/properties/promptHash/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.discoveredAt !== void 0) {
                      let data5 = data.discoveredAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate105.errors = [{ instancePath: instancePath + "/discoveredAt", schemaPath: "#/properties/discoveredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate105.errors = [{ instancePath: instancePath + "/discoveredAt", schemaPath: "#/properties/discoveredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate105.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate104.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate104.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate104.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate104.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate104.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "citation.discovered")
                return validate104.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "citation.discovered" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate104.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate104.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate105(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate104.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPriorityChangedEvent = validate107;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.platform === void 0 && (missing0 = "platform") || data.before === void 0 && (missing0 = "before") || data.after === void 0 && (missing0 = "after") || data.delta === void 0 && (missing0 = "delta") || data.observedAt === void 0 && (missing0 = "observedAt"))
        return validate108.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "platform" || key0 === "before" || key0 === "after" || key0 === "delta" || key0 === "observedAt")) {
            return validate108.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate108.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate108.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.platform !== void 0) {
              let _errs4 = errors;
              if (typeof data.platform != "string")
                return validate108.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.before !== void 0) {
                let data2 = data.before, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1 || isNaN(data2))
                      return validate108.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                    if (data2 < 0 || isNaN(data2))
                      return validate108.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data2))
                      return validate108.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate108.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.after !== void 0) {
                  let data3 = data.after, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (data3 > 1 || isNaN(data3))
                        return validate108.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                      if (data3 < 0 || isNaN(data3))
                        return validate108.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats22.validate(data3))
                        return validate108.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    } else
                      return validate108.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.delta !== void 0) {
                    let data4 = data.delta, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 > 1 || isNaN(data4))
                          return validate108.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data4 < -1 || isNaN(data4))
                          return validate108.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                        if (!formats22.validate(data4))
                          return validate108.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      } else
                        return validate108.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.observedAt !== void 0) {
                      let data5 = data.observedAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate108.errors = [{ instancePath: instancePath + "/observedAt", schemaPath: "#/properties/observedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate108.errors = [{ instancePath: instancePath + "/observedAt", schemaPath: "#/properties/observedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate108.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate107.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate107.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate107.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate107.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate107.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "priority.changed")
                return validate107.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "priority.changed" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate107.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate107.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate108(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate107.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySentinelTriggeredEvent = validate110;
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.incidentId === void 0 && (missing0 = "incidentId") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.openedAt === void 0 && (missing0 = "openedAt"))
        return validate111.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "incidentId" || key0 === "severity" || key0 === "type" || key0 === "title" || key0 === "openedAt")) {
            return validate111.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate111.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate111.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.incidentId !== void 0) {
              let data1 = data.incidentId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats6.test(data1))
                    return validate111.errors = [{ instancePath: instancePath + "/incidentId", schemaPath: "#/properties/incidentId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate111.errors = [{ instancePath: instancePath + "/incidentId", schemaPath: "#/properties/incidentId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                if (typeof data.severity != "string")
                  return validate111.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.type != "string")
                    return validate111.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.title !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.title != "string")
                      return validate111.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.openedAt !== void 0) {
                      let data5 = data.openedAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats03.validate.test(data5))
                            return validate111.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate111.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate111.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate110.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate110.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate110.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate110.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate110.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "sentinel.triggered")
                return validate110.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "sentinel.triggered" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate110.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate110.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate111(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate110.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate110.errors = vErrors, errors === 0;
}
validate110.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyUpliftMeasuredEvent = validate113;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.suggestionId === void 0 && (missing0 = "suggestionId") || data.metric === void 0 && (missing0 = "metric") || data.before === void 0 && (missing0 = "before") || data.after === void 0 && (missing0 = "after") || data.lift === void 0 && (missing0 = "lift") || data.measuredAt === void 0 && (missing0 = "measuredAt"))
        return validate114.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "suggestionId" || key0 === "metric" || key0 === "before" || key0 === "after" || key0 === "lift" || key0 === "measuredAt")) {
            return validate114.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate114.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate114.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.suggestionId !== void 0) {
              let data1 = data.suggestionId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats6.test(data1))
                    return validate114.errors = [{ instancePath: instancePath + "/suggestionId", schemaPath: "#/properties/suggestionId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate114.errors = [{ instancePath: instancePath + "/suggestionId", schemaPath: "#/properties/suggestionId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.metric !== void 0) {
                let _errs6 = errors;
                if (typeof data.metric != "string")
                  return validate114.errors = [{ instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.before !== void 0) {
                  let data3 = data.before, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (!formats22.validate(data3))
                        return validate114.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    } else
                      return validate114.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.after !== void 0) {
                    let data4 = data.after, _errs10 = errors;
                    if (errors === _errs10)
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (!formats22.validate(data4))
                          return validate114.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      } else
                        return validate114.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.lift !== void 0) {
                      let data5 = data.lift, _errs12 = errors;
                      if (errors === _errs12)
                        if (typeof data5 == "number" && isFinite(data5)) {
                          if (!formats22.validate(data5))
                            return validate114.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        } else
                          return validate114.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.measuredAt !== void 0) {
                        let data6 = data.measuredAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats03.validate.test(data6))
                              return validate114.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate114.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                  }
                }
              }
            }
          }
        }
      }
    } else
      return validate114.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate113.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate113.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate113.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "uplift.measured")
                return validate113.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "uplift.measured" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate113.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate113.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate114(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhookTestEvent = validate116;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.webhookId === void 0 && (missing0 = "webhookId") || data.message === void 0 && (missing0 = "message"))
        return validate117.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "webhookId" || key0 === "message")) {
            return validate117.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.webhookId !== void 0) {
            let data0 = data.webhookId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate117.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate117.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate117.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate117.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate116.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate116.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate116.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate116.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate116.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "webhook.test")
                return validate116.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "webhook.test" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate116.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate116.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate117(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate116.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyApiChangeAnnouncedEvent = validate119;
var schema62 = { type: "object", required: ["title", "summary", "operations", "announcedAt", "effectiveAt", "url"], properties: { title: { type: "string" }, summary: { type: "string" }, operations: { type: "array", items: { type: "string" } }, announcedAt: { type: "string", format: "date-time" }, effectiveAt: { type: "string", format: "date-time" }, url: { type: ["string", "null"], format: "uri" } }, additionalProperties: !1 };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.summary === void 0 && (missing0 = "summary") || data.operations === void 0 && (missing0 = "operations") || data.announcedAt === void 0 && (missing0 = "announcedAt") || data.effectiveAt === void 0 && (missing0 = "effectiveAt") || data.url === void 0 && (missing0 = "url"))
        return validate120.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "summary" || key0 === "operations" || key0 === "announcedAt" || key0 === "effectiveAt" || key0 === "url")) {
            return validate120.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let _errs2 = errors;
            if (typeof data.title != "string")
              return validate120.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.summary !== void 0) {
              let _errs4 = errors;
              if (typeof data.summary != "string")
                return validate120.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.operations !== void 0) {
                let data2 = data.operations, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      if (typeof data2[i0] != "string")
                        return validate120.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate120.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.announcedAt !== void 0) {
                  let data4 = data.announcedAt, _errs10 = errors;
                  if (errors === _errs10 && errors === _errs10)
                    if (typeof data4 == "string") {
                      if (!formats03.validate.test(data4))
                        return validate120.errors = [{ instancePath: instancePath + "/announcedAt", schemaPath: "#/properties/announcedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate120.errors = [{ instancePath: instancePath + "/announcedAt", schemaPath: "#/properties/announcedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.effectiveAt !== void 0) {
                    let data5 = data.effectiveAt, _errs12 = errors;
                    if (errors === _errs12 && errors === _errs12)
                      if (typeof data5 == "string") {
                        if (!formats03.validate.test(data5))
                          return validate120.errors = [{ instancePath: instancePath + "/effectiveAt", schemaPath: "#/properties/effectiveAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate120.errors = [{ instancePath: instancePath + "/effectiveAt", schemaPath: "#/properties/effectiveAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.url !== void 0) {
                      let data6 = data.url, _errs14 = errors;
                      if (typeof data6 != "string" && data6 !== null)
                        return validate120.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema62.properties.url.type }, message: "must be string,null" }], !1;
                      if (errors === _errs14 && errors === _errs14 && typeof data6 == "string" && !formats10.test(data6))
                        return validate120.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate120.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate119.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.createdAt === void 0 && (missing0 = "createdAt") || data.data === void 0 && (missing0 = "data"))
        return validate119.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "type" || key0 === "createdAt" || key0 === "data")) {
            return validate119.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats6.test(data0))
                  return validate119.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate119.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let data1 = data.type, _errs4 = errors;
              if (typeof data1 != "string")
                return validate119.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "api.change.announced")
                return validate119.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "api.change.announced" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.createdAt !== void 0) {
                let data2 = data.createdAt, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.validate.test(data2))
                      return validate119.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                  } else
                    return validate119.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.data !== void 0) {
                  let _errs8 = errors;
                  validate120(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate119.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate119.errors = vErrors, errors === 0;
}
validate119.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  createBrandHeaders,
  getAuthorityQuery,
  getBrandPath,
  getOpenapiHeaders,
  listCitationsQuery,
  listIncidentsQuery,
  noQuery,
  pickPromptsQuery,
  replyApiChangeAnnouncedEvent,
  replyAuthorityScore,
  replyBrandCreated,
  replyBrandDetail,
  replyBrandList,
  replyCitationDiscoveredEvent,
  replyCitationList,
  replyError,
  replyHealthReport,
  replyIncidentList,
  replyOpenapiDocument,
  replyPickerResult,
  replyPriorityChangedEvent,
  replyProbe,
  replyProbeAccepted,
  replySentinelTriggeredEvent,
  replySuggestion,
  replyUpliftMeasuredEvent,
  replyWebhookRegistration,
  replyWebhookTestEvent,
  requestBrandRequest,
  requestProbeRequest,
  requestSuggestionRequest,
  requestWebhookRequest
};
