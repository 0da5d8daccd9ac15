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
var queryPlatformsQuery = validate53, schema20 = { type: "object", properties: { mode: { type: "string", enum: ["all", "fast"], default: "all" } }, required: [], additionalProperties: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.mode === void 0 && (data.mode = "all");
    for (let key0 in data)
      if (key0 !== "mode") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.mode;
    if (typeof data0 != "string") {
      let dataType0 = typeof data0, coerced0;
      if (coerced0 === void 0)
        if (dataType0 == "number" || dataType0 == "boolean")
          coerced0 = "" + data0;
        else if (data0 === null)
          coerced0 = "";
        else {
          let err1 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.mode = coerced0));
    }
    if (!(data0 === "all" || data0 === "fast")) {
      let err2 = { instancePath: instancePath + "/mode", schemaPath: "#/properties/mode/enum", keyword: "enum", params: { allowedValues: schema20.properties.mode.enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var queryPlatformsHeaders = validate54;
var func1 = require_ucs2length().default, pattern3 = new RegExp("^[!-~]+$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
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
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getVisibilityTimeseriesQuery = validate55;
var formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, formats2 = require_formats().fullFormats.int32;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.days === void 0 && (data.days = 30), data.brand_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand_id" }, message: "must have required property 'brand_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brand_id" || key0 === "days")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brand_id !== void 0) {
      let data0 = data.brand_id;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brand_id = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
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
      if (data1 > 365 || isNaN(data1)) {
        let err7 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err8 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!formats2.validate(data1)) {
        let err9 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var compareBrandsQuery = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.days === void 0 && (data.days = 30);
    for (let key0 in data)
      if (key0 !== "days") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.days;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let dataType0 = typeof data0, coerced0;
      if (coerced0 === void 0)
        if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
          coerced0 = +data0;
        else {
          let err1 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.days = coerced0));
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 365 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 1 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!formats2.validate(data0)) {
        let err4 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listCrisisIncidentsQuery = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brand_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand_id" }, message: "must have required property 'brand_id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "brand_id") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.brand_id !== void 0) {
      let data0 = data.brand_id;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brand_id = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:bodies
var requestCheckRequest = validate522;
var func12 = require_ucs2length().default, pattern32 = new RegExp("^\\s*\\S[\\s\\S]*$", "u");
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brand_name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand_name" }, message: "must have required property 'brand_name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.industry === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "industry" }, message: "must have required property 'industry'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brand_name" || key0 === "industry" || key0 === "competitors")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.brand_name !== void 0) {
      let data0 = data.brand_name;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err3 = { instancePath: instancePath + "/brand_name", schemaPath: "#/properties/brand_name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 1) {
          let err4 = { instancePath: instancePath + "/brand_name", schemaPath: "#/properties/brand_name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern32.test(data0)) {
          let err5 = { instancePath: instancePath + "/brand_name", schemaPath: "#/properties/brand_name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/brand_name", schemaPath: "#/properties/brand_name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.industry !== void 0) {
      let data1 = data.industry;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err7 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/industry", schemaPath: "#/properties/industry/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.competitors !== void 0) {
      let data2 = data.competitors;
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          let err11 = { instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func12(data3) > 200) {
              let err12 = { instancePath: instancePath + "/competitors/" + i0, schemaPath: "#/properties/competitors/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (func12(data3) < 1) {
              let err13 = { instancePath: instancePath + "/competitors/" + i0, schemaPath: "#/properties/competitors/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (!pattern32.test(data3)) {
              let err14 = { instancePath: instancePath + "/competitors/" + i0, schemaPath: "#/properties/competitors/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = { instancePath: instancePath + "/competitors/" + i0, schemaPath: "#/properties/competitors/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestQueryRequest = validate532;
var func0 = require_equal().default, schema21 = { type: "string", enum: ["deepseek", "kimi", "zhipu", "qwen", "doubao", "chatgpt", "gemini", "perplexity"] };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "deepseek" || data === "kimi" || data === "zhipu" || data === "qwen" || data === "doubao" || data === "chatgpt" || data === "gemini" || data === "perplexity")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema21.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate542.errors = vErrors, errors === 0;
}
validate542.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brand === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" }, message: "must have required property 'brand'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.category === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" }, message: "must have required property 'category'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brand" || key0 === "category" || key0 === "platforms")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.brand !== void 0) {
      let data0 = data.brand;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err3 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 1) {
          let err4 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern32.test(data0)) {
          let err5 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
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
    if (data.platforms !== void 0) {
      let data2 = data.platforms;
      if (Array.isArray(data2)) {
        if (data2.length > 8) {
          let err11 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate542(data2[i0], { instancePath: instancePath + "/platforms/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err13 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  break outer0;
                }
        }
      } else {
        let err14 = { instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestRewriteRequest = validate562;
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.brand === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brand" }, message: "must have required property 'brand'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "brand" || key0 === "audience")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 == "string") {
        if (func12(data0) > 2e4) {
          let err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 1) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern32.test(data0)) {
          let err5 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.brand !== void 0) {
      let data1 = data.brand;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err7 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/brand", schemaPath: "#/properties/brand/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.audience !== void 0) {
      let data2 = data.audience;
      if (typeof data2 == "string") {
        if (func12(data2) > 200) {
          let err11 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func12(data2) < 1) {
          let err12 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern32.test(data2)) {
          let err13 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:responses
var replyHealthReport = validate523;
var formats02 = require_formats().fastFormats["date-time"], formats22 = require_formats().fastFormats.double;
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
                          if (!formats02.validate.test(data5))
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
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.message === void 0 && (missing0 = "message"))
        return validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "message")) {
            return validate59.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            if (typeof data.path != "string")
              return validate59.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate59.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.requestId === void 0 && (missing0 = "requestId"))
        return validate58.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "requestId" || key0 === "details")) {
            return validate58.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate58.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate58.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.requestId !== void 0) {
                let _errs6 = errors;
                if (typeof data.requestId != "string")
                  return validate58.errors = [{ instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                        validate59(data3[i0], { instancePath: instancePath + "/details/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate58.errors = [{ instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate58.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
        _errs1 === errors && data.error !== void 0 && (validate58(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors), errors = vErrors.length));
      }
    } else
      return validate572.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate572.errors = vErrors, errors === 0;
}
validate572.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyStatusReport = validate62;
var formats6 = require_formats().fastFormats.int32, schema27 = { type: "object", required: ["platform", "zh", "ok", "latency_ms"], properties: { platform: { type: "string" }, zh: { type: "string" }, ok: { type: "boolean" }, latency_ms: { type: ["number", "null"], format: "double", minimum: 0 } }, additionalProperties: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.zh === void 0 && (missing0 = "zh") || data.ok === void 0 && (missing0 = "ok") || data.latency_ms === void 0 && (missing0 = "latency_ms"))
        return validate65.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "zh" || key0 === "ok" || key0 === "latency_ms")) {
            return validate65.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate65.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.zh !== void 0) {
              let _errs4 = errors;
              if (typeof data.zh != "string")
                return validate65.errors = [{ instancePath: instancePath + "/zh", schemaPath: "#/properties/zh/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.ok !== void 0) {
                let _errs6 = errors;
                if (typeof data.ok != "boolean")
                  return validate65.errors = [{ instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.latency_ms !== void 0) {
                  let data3 = data.latency_ms, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate65.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: schema27.properties.latency_ms.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate65.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate65.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate65.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.up === void 0 && (missing0 = "up") || data.total === void 0 && (missing0 = "total") || data.up_rate === void 0 && (missing0 = "up_rate") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate64.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "up" || key0 === "total" || key0 === "up_rate" || key0 === "platforms")) {
            return validate64.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.up !== void 0) {
            let data0 = data.up, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate64.errors = [{ instancePath: instancePath + "/up", schemaPath: "#/properties/up/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate64.errors = [{ instancePath: instancePath + "/up", schemaPath: "#/properties/up/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate64.errors = [{ instancePath: instancePath + "/up", schemaPath: "#/properties/up/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data1 = data.total, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate64.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate64.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.up_rate !== void 0) {
                let data2 = data.up_rate, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 1 || isNaN(data2))
                      return validate64.errors = [{ instancePath: instancePath + "/up_rate", schemaPath: "#/properties/up_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                    if (data2 < 0 || isNaN(data2))
                      return validate64.errors = [{ instancePath: instancePath + "/up_rate", schemaPath: "#/properties/up_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data2))
                      return validate64.errors = [{ instancePath: instancePath + "/up_rate", schemaPath: "#/properties/up_rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate64.errors = [{ instancePath: instancePath + "/up_rate", schemaPath: "#/properties/up_rate/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
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
                        validate65(data3[i0], { instancePath: instancePath + "/platforms/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate64.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate64.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status") || data.db === void 0 && (missing0 = "db") || data.llms === void 0 && (missing0 = "llms"))
        return validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "status" || key0 === "db" || key0 === "llms")) {
            return validate62.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.status !== void 0) {
            let _errs2 = errors;
            if (typeof data.status != "string")
              return validate62.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.db !== void 0) {
              let _errs4 = errors;
              validate543(data.db, { instancePath: instancePath + "/db", parentData: data, parentDataProperty: "db", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate543.errors : vErrors.concat(validate543.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.llms !== void 0) {
                let _errs5 = errors;
                validate64(data.llms, { instancePath: instancePath + "/llms", parentData: data, parentDataProperty: "llms", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
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
var replyCheckRun = validate68;
var formats14 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.total === void 0 && (missing0 = "total") || data.mentions === void 0 && (missing0 = "mentions") || data.positive === void 0 && (missing0 = "positive"))
        return validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "total" || key0 === "mentions" || key0 === "positive")) {
            return validate69.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate69.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data1 = data.total, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate69.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate69.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate69.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mentions !== void 0) {
                let data2 = data.mentions, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate69.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate69.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate69.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.positive !== void 0) {
                  let data3 = data.positive, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate69.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate69.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate69.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
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
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.platforms === void 0 && (missing0 = "platforms") || data.summary === void 0 && (missing0 = "summary") || data.rateLimitRemaining === void 0 && (missing0 = "rateLimitRemaining"))
        return validate68.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "platforms" || key0 === "summary" || key0 === "rateLimitRemaining")) {
            return validate68.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate68.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate68.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.platforms !== void 0) {
              let data1 = data.platforms, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    if (typeof data1[i0] != "string")
                      return validate68.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate68.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.summary !== void 0) {
                let data3 = data.summary, _errs8 = errors;
                if (errors === _errs8)
                  if (Array.isArray(data3)) {
                    var valid2 = !0;
                    let len1 = data3.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let _errs10 = errors;
                      validate69(data3[i1], { instancePath: instancePath + "/summary/" + i1, parentData: data3, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors), errors = vErrors.length);
                      var valid2 = _errs10 === errors;
                      if (!valid2)
                        break;
                    }
                  } else
                    return validate68.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.rateLimitRemaining !== void 0) {
                  let data5 = data.rateLimitRemaining, _errs11 = errors;
                  if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                    return validate68.errors = [{ instancePath: instancePath + "/rateLimitRemaining", schemaPath: "#/properties/rateLimitRemaining/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs11 && typeof data5 == "number" && isFinite(data5)) {
                    if (data5 < 0 || isNaN(data5))
                      return validate68.errors = [{ instancePath: instancePath + "/rateLimitRemaining", schemaPath: "#/properties/rateLimitRemaining/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data5))
                      return validate68.errors = [{ instancePath: instancePath + "/rateLimitRemaining", schemaPath: "#/properties/rateLimitRemaining/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs11 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate68.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyQueryResult = validate71;
var schema32 = { type: "object", required: ["platform", "model", "text", "latency_ms", "cost_usd", "analysis"], properties: { platform: { type: "string" }, model: { type: ["string", "null"] }, text: { type: "string" }, latency_ms: { type: ["number", "null"], format: "double", minimum: 0 }, cost_usd: { type: ["number", "null"], format: "double", minimum: 0 }, analysis: { oneOf: [{ $ref: "schema:AnswerAnalysis" }, { type: "null" }] }, error: { $ref: "schema:PlatformError" } }, additionalProperties: !1 }, schema33 = { type: "object", required: ["mentioned", "position", "rank", "sentiment", "citations"], properties: { mentioned: { type: "boolean" }, position: { type: "integer", format: "int32", minimum: -1 }, rank: { type: "integer", format: "int32", minimum: 0 }, sentiment: { type: ["string", "null"] }, citations: { type: "array", items: { $ref: "schema:AnswerCitation" } } }, additionalProperties: !1 };
var formats34 = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.domain === void 0 && (missing0 = "domain") || data.context === void 0 && (missing0 = "context"))
        return validate75.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "url" || key0 === "domain" || key0 === "context")) {
            return validate75.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            let data0 = data.url, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats34.test(data0))
                  return validate75.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
              } else
                return validate75.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.domain !== void 0) {
              let _errs4 = errors;
              if (typeof data.domain != "string")
                return validate75.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.context !== void 0) {
                let _errs6 = errors;
                if (typeof data.context != "string")
                  return validate75.errors = [{ instancePath: instancePath + "/context", schemaPath: "#/properties/context/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate75.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mentioned === void 0 && (missing0 = "mentioned") || data.position === void 0 && (missing0 = "position") || data.rank === void 0 && (missing0 = "rank") || data.sentiment === void 0 && (missing0 = "sentiment") || data.citations === void 0 && (missing0 = "citations"))
        return validate74.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mentioned" || key0 === "position" || key0 === "rank" || key0 === "sentiment" || key0 === "citations")) {
            return validate74.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mentioned !== void 0) {
            let _errs2 = errors;
            if (typeof data.mentioned != "boolean")
              return validate74.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.position !== void 0) {
              let data1 = data.position, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate74.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < -1 || isNaN(data1))
                  return validate74.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                if (!formats6.validate(data1))
                  return validate74.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rank !== void 0) {
                let data2 = data.rank, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate74.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate74.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate74.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.sentiment !== void 0) {
                  let data3 = data.sentiment, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate74.errors = [{ instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: schema33.properties.sentiment.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.citations !== void 0) {
                    let data4 = data.citations, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data4)) {
                        var valid1 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          validate75(data4[i0], { instancePath: instancePath + "/citations/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length);
                          var valid1 = _errs12 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate74.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate74.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate78.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message")) {
            return validate78.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate78.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate78.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate78.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.model === void 0 && (missing0 = "model") || data.text === void 0 && (missing0 = "text") || data.latency_ms === void 0 && (missing0 = "latency_ms") || data.cost_usd === void 0 && (missing0 = "cost_usd") || data.analysis === void 0 && (missing0 = "analysis"))
        return validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "model" || key0 === "text" || key0 === "latency_ms" || key0 === "cost_usd" || key0 === "analysis" || key0 === "error")) {
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
            if (data.model !== void 0) {
              let data1 = data.model, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate73.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: schema32.properties.model.type }, message: "must be string,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs6 = errors;
                if (typeof data.text != "string")
                  return validate73.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.latency_ms !== void 0) {
                  let data3 = data.latency_ms, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate73.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: schema32.properties.latency_ms.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate73.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate73.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.cost_usd !== void 0) {
                    let data4 = data.cost_usd, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate73.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/type", keyword: "type", params: { type: schema32.properties.cost_usd.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate73.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats22.validate(data4))
                        return validate73.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.analysis !== void 0) {
                      let data5 = data.analysis, _errs12 = errors, _errs13 = errors, valid1 = !1, passing0 = null, _errs14 = errors;
                      validate74(data5, { instancePath: instancePath + "/analysis", parentData: data, parentDataProperty: "analysis", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors), errors = vErrors.length);
                      var _valid0 = _errs14 === errors;
                      _valid0 && (valid1 = !0, passing0 = 0);
                      let _errs15 = errors;
                      if (data5 !== null) {
                        let err0 = { instancePath: instancePath + "/analysis", schemaPath: "#/properties/analysis/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                      }
                      var _valid0 = _errs15 === errors;
                      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
                      else {
                        let err1 = { instancePath: instancePath + "/analysis", schemaPath: "#/properties/analysis/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate73.errors = vErrors, !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.error !== void 0) {
                        let _errs17 = errors;
                        validate78(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
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
      if (data.runId === void 0 && (missing0 = "runId") || data.prompt === void 0 && (missing0 = "prompt") || data.results === void 0 && (missing0 = "results"))
        return validate72.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "runId" || key0 === "prompt" || key0 === "results")) {
            return validate72.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate72.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate72.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prompt !== void 0) {
              let _errs4 = errors;
              if (typeof data.prompt != "string")
                return validate72.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.results !== void 0) {
                let data2 = data.results, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      validate73(data2[i0], { instancePath: instancePath + "/results/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate72.errors = [{ instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate72.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runs === void 0 && (missing0 = "runs"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "runs") {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.runs !== void 0) {
          let data0 = data.runs;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate72(data0[i0], { instancePath: instancePath + "/runs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate71.errors = [{ instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyRewriteResult = validate82, schema36 = { type: "object", required: ["headline", "section_1_answer", "section_2_evidence", "section_3_context", "section_4_faq", "score_aviv", "score_breakdown", "source", "latency_ms", "cost_usd", "jsonld"], properties: { headline: { type: "string" }, section_1_answer: { type: "string" }, section_2_evidence: { type: "array", items: { type: "string" } }, section_3_context: { type: "string" }, section_4_faq: { type: "array", items: { $ref: "schema:FaqPair" } }, score_aviv: { type: "number", format: "double", minimum: 0, maximum: 100 }, score_breakdown: { $ref: "schema:AvivBreakdown" }, source: { type: "string" }, latency_ms: { type: "number", format: "double", minimum: 0 }, cost_usd: { type: "number", format: "double", minimum: 0 }, jsonld: { type: "string" } }, additionalProperties: !1 }, func13 = Object.prototype.hasOwnProperty;
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.q === void 0 && (missing0 = "q") || data.a === void 0 && (missing0 = "a"))
        return validate83.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "q" || key0 === "a")) {
            return validate83.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.q !== void 0) {
            let _errs2 = errors;
            if (typeof data.q != "string")
              return validate83.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.a !== void 0) {
              let _errs4 = errors;
              if (typeof data.a != "string")
                return validate83.errors = [{ instancePath: instancePath + "/a", schemaPath: "#/properties/a/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate83.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.check === void 0 && (missing0 = "check") || data.score === void 0 && (missing0 = "score") || data.max === void 0 && (missing0 = "max"))
        return validate87.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "check" || key0 === "score" || key0 === "max")) {
            return validate87.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.check !== void 0) {
            let _errs2 = errors;
            if (typeof data.check != "string")
              return validate87.errors = [{ instancePath: instancePath + "/check", schemaPath: "#/properties/check/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.score !== void 0) {
              let data1 = data.score, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 25 || isNaN(data1))
                    return validate87.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate87.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data1))
                    return validate87.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate87.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.max !== void 0) {
                let data2 = data.max, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 25 || isNaN(data2))
                      return validate87.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                    if (data2 < 0 || isNaN(data2))
                      return validate87.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data2))
                      return validate87.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate87.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate87.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.score === void 0 && (missing0 = "score") || data.max === void 0 && (missing0 = "max") || data.checks === void 0 && (missing0 = "checks"))
        return validate86.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "score" || key0 === "max" || key0 === "checks")) {
            return validate86.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.score !== void 0) {
            let data0 = data.score, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 25 || isNaN(data0))
                  return validate86.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate86.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats22.validate(data0))
                  return validate86.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate86.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.max !== void 0) {
              let data1 = data.max, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 25 || isNaN(data1))
                    return validate86.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate86.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data1))
                    return validate86.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate86.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.checks !== void 0) {
                let data2 = data.checks, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      validate87(data2[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate86.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
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
      if (data.answer_first === void 0 && (missing0 = "answer_first") || data.verifiable === void 0 && (missing0 = "verifiable") || data.information_structure === void 0 && (missing0 = "information_structure") || data.voice === void 0 && (missing0 = "voice"))
        return validate85.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answer_first" || key0 === "verifiable" || key0 === "information_structure" || key0 === "voice")) {
            return validate85.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answer_first !== void 0) {
            let _errs2 = errors;
            validate86(data.answer_first, { instancePath: instancePath + "/answer_first", parentData: data, parentDataProperty: "answer_first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.verifiable !== void 0) {
              let _errs3 = errors;
              validate86(data.verifiable, { instancePath: instancePath + "/verifiable", parentData: data, parentDataProperty: "verifiable", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.information_structure !== void 0) {
                let _errs4 = errors;
                validate86(data.information_structure, { instancePath: instancePath + "/information_structure", parentData: data, parentDataProperty: "information_structure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.voice !== void 0) {
                  let _errs5 = errors;
                  validate86(data.voice, { instancePath: instancePath + "/voice", parentData: data, parentDataProperty: "voice", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate85.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.headline === void 0 && (missing0 = "headline") || data.section_1_answer === void 0 && (missing0 = "section_1_answer") || data.section_2_evidence === void 0 && (missing0 = "section_2_evidence") || data.section_3_context === void 0 && (missing0 = "section_3_context") || data.section_4_faq === void 0 && (missing0 = "section_4_faq") || data.score_aviv === void 0 && (missing0 = "score_aviv") || data.score_breakdown === void 0 && (missing0 = "score_breakdown") || data.source === void 0 && (missing0 = "source") || data.latency_ms === void 0 && (missing0 = "latency_ms") || data.cost_usd === void 0 && (missing0 = "cost_usd") || data.jsonld === void 0 && (missing0 = "jsonld"))
        return validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema36.properties, key0)) {
            return validate82.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.headline !== void 0) {
            let _errs2 = errors;
            if (typeof data.headline != "string")
              return validate82.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.section_1_answer !== void 0) {
              let _errs4 = errors;
              if (typeof data.section_1_answer != "string")
                return validate82.errors = [{ instancePath: instancePath + "/section_1_answer", schemaPath: "#/properties/section_1_answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.section_2_evidence !== void 0) {
                let data2 = data.section_2_evidence, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      if (typeof data2[i0] != "string")
                        return validate82.errors = [{ instancePath: instancePath + "/section_2_evidence/" + i0, schemaPath: "#/properties/section_2_evidence/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate82.errors = [{ instancePath: instancePath + "/section_2_evidence", schemaPath: "#/properties/section_2_evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.section_3_context !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.section_3_context != "string")
                    return validate82.errors = [{ instancePath: instancePath + "/section_3_context", schemaPath: "#/properties/section_3_context/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.section_4_faq !== void 0) {
                    let data5 = data.section_4_faq, _errs12 = errors;
                    if (errors === _errs12)
                      if (Array.isArray(data5)) {
                        var valid2 = !0;
                        let len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs14 = errors;
                          validate83(data5[i1], { instancePath: instancePath + "/section_4_faq/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
                          var valid2 = _errs14 === errors;
                          if (!valid2)
                            break;
                        }
                      } else
                        return validate82.errors = [{ instancePath: instancePath + "/section_4_faq", schemaPath: "#/properties/section_4_faq/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.score_aviv !== void 0) {
                      let data7 = data.score_aviv, _errs15 = errors;
                      if (errors === _errs15)
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 100 || isNaN(data7))
                            return validate82.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                          if (data7 < 0 || isNaN(data7))
                            return validate82.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats22.validate(data7))
                            return validate82.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        } else
                          return validate82.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.score_breakdown !== void 0) {
                        let _errs17 = errors;
                        validate85(data.score_breakdown, { instancePath: instancePath + "/score_breakdown", parentData: data, parentDataProperty: "score_breakdown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors), errors = vErrors.length);
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.source !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.source != "string")
                            return validate82.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.latency_ms !== void 0) {
                            let data10 = data.latency_ms, _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data10 == "number" && isFinite(data10)) {
                                if (data10 < 0 || isNaN(data10))
                                  return validate82.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                if (!formats22.validate(data10))
                                  return validate82.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                              } else
                                return validate82.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.cost_usd !== void 0) {
                              let data11 = data.cost_usd, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 < 0 || isNaN(data11))
                                    return validate82.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  if (!formats22.validate(data11))
                                    return validate82.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                                } else
                                  return validate82.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.jsonld !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.jsonld != "string")
                                  return validate82.errors = [{ instancePath: instancePath + "/jsonld", schemaPath: "#/properties/jsonld/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs24 === errors;
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
        }
      }
    } else
      return validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyVisibilityTimeseries = validate94;
var formats54 = require_formats().fastFormats.date;
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.days === void 0 && (missing0 = "days") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to"))
        return validate95.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "days" || key0 === "from" || key0 === "to")) {
            return validate95.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.days !== void 0) {
            let data0 = data.days, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate95.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 1 || isNaN(data0))
                return validate95.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats6.validate(data0))
                return validate95.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let data1 = data.from, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats54.validate.test(data1))
                    return validate95.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                } else
                  return validate95.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.to !== void 0) {
                let data2 = data.to, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats54.validate.test(data2))
                      return validate95.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                  } else
                    return validate95.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate95.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { type: "object", required: ["answers", "mentions", "rate", "interval", "mean_rank", "competitor_mentions", "share_of_voice", "share_of_voice_interval"], properties: { answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, competitor_mentions: { type: "integer", format: "int32", minimum: 0 }, share_of_voice: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, share_of_voice_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high"))
        return validate98.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "low" || key0 === "high")) {
            return validate98.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.low !== void 0) {
            let data0 = data.low, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats22.validate(data0))
                  return validate98.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate98.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.high !== void 0) {
              let data1 = data.high, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data1))
                    return validate98.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate98.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate98.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.competitor_mentions === void 0 && (missing0 = "competitor_mentions") || data.share_of_voice === void 0 && (missing0 = "share_of_voice") || data.share_of_voice_interval === void 0 && (missing0 = "share_of_voice_interval"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answers" || key0 === "mentions" || key0 === "rate" || key0 === "interval" || key0 === "mean_rank" || key0 === "competitor_mentions" || key0 === "share_of_voice" || key0 === "share_of_voice_interval")) {
            return validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answers !== void 0) {
            let data0 = data.answers, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate97.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate97.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate97.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.mentions !== void 0) {
              let data1 = data.mentions, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate97.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate97.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate97.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rate !== void 0) {
                let data2 = data.rate, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate97.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema43.properties.rate.type }, message: "must be number,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 > 1 || isNaN(data2))
                    return validate97.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data2 < 0 || isNaN(data2))
                    return validate97.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats22.validate(data2))
                    return validate97.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.interval !== void 0) {
                  let data3 = data.interval, _errs8 = errors, _errs9 = errors, valid1 = !1, passing0 = null, _errs10 = errors;
                  validate98(data3, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                  var _valid0 = _errs10 === errors;
                  _valid0 && (valid1 = !0, passing0 = 0);
                  let _errs11 = errors;
                  if (data3 !== null) {
                    let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                    errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
                  else {
                    let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate97.errors = vErrors, !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.mean_rank !== void 0) {
                    let data4 = data.mean_rank, _errs13 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate97.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema43.properties.mean_rank.type }, message: "must be number,null" }], !1;
                    if (errors === _errs13 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 1 || isNaN(data4))
                        return validate97.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                      if (!formats22.validate(data4))
                        return validate97.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.competitor_mentions !== void 0) {
                      let data5 = data.competitor_mentions, _errs15 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate97.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs15 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate97.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats6.validate(data5))
                          return validate97.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.share_of_voice !== void 0) {
                        let data6 = data.share_of_voice, _errs17 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate97.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/type", keyword: "type", params: { type: schema43.properties.share_of_voice.type }, message: "must be number,null" }], !1;
                        if (errors === _errs17 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1 || isNaN(data6))
                            return validate97.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate97.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats22.validate(data6))
                            return validate97.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.share_of_voice_interval !== void 0) {
                          let data7 = data.share_of_voice_interval, _errs19 = errors, _errs20 = errors, valid2 = !1, passing1 = null, _errs21 = errors;
                          validate98(data7, { instancePath: instancePath + "/share_of_voice_interval", parentData: data, parentDataProperty: "share_of_voice_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                          var _valid1 = _errs21 === errors;
                          _valid1 && (valid2 = !0, passing1 = 0);
                          let _errs22 = errors;
                          if (data7 !== null) {
                            let err2 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                          }
                          var _valid1 = _errs22 === errors;
                          if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
                            errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
                          else {
                            let err3 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                            return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate97.errors = vErrors, !1;
                          }
                          var valid0 = _errs19 === errors;
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
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema45 = { type: "object", required: ["date", "answers", "mentions", "rate", "interval", "mean_rank", "competitor_mentions", "share_of_voice", "share_of_voice_interval"], properties: { date: { type: "string", format: "date" }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, competitor_mentions: { type: "integer", format: "int32", minimum: 0 }, share_of_voice: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, share_of_voice_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.date === void 0 && (missing0 = "date") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.competitor_mentions === void 0 && (missing0 = "competitor_mentions") || data.share_of_voice === void 0 && (missing0 = "share_of_voice") || data.share_of_voice_interval === void 0 && (missing0 = "share_of_voice_interval"))
        return validate102.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema45.properties, key0)) {
            return validate102.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.date !== void 0) {
            let data0 = data.date, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats54.validate.test(data0))
                  return validate102.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
              } else
                return validate102.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.answers !== void 0) {
              let data1 = data.answers, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate102.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate102.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate102.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mentions !== void 0) {
                let data2 = data.mentions, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate102.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate102.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate102.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.rate !== void 0) {
                  let data3 = data.rate, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate102.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema45.properties.rate.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1 || isNaN(data3))
                      return validate102.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate102.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate102.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.interval !== void 0) {
                    let data4 = data.interval, _errs10 = errors, _errs11 = errors, valid1 = !1, passing0 = null, _errs12 = errors;
                    validate98(data4, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                    var _valid0 = _errs12 === errors;
                    _valid0 && (valid1 = !0, passing0 = 0);
                    let _errs13 = errors;
                    if (data4 !== null) {
                      let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                      errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
                    else {
                      let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                      return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate102.errors = vErrors, !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.mean_rank !== void 0) {
                      let data5 = data.mean_rank, _errs15 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate102.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema45.properties.mean_rank.type }, message: "must be number,null" }], !1;
                      if (errors === _errs15 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 1 || isNaN(data5))
                          return validate102.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                        if (!formats22.validate(data5))
                          return validate102.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      }
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.competitor_mentions !== void 0) {
                        let data6 = data.competitor_mentions, _errs17 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate102.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs17 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6))
                            return validate102.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats6.validate(data6))
                            return validate102.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.share_of_voice !== void 0) {
                          let data7 = data.share_of_voice, _errs19 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                            return validate102.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/type", keyword: "type", params: { type: schema45.properties.share_of_voice.type }, message: "must be number,null" }], !1;
                          if (errors === _errs19 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1 || isNaN(data7))
                              return validate102.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate102.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats22.validate(data7))
                              return validate102.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.share_of_voice_interval !== void 0) {
                            let data8 = data.share_of_voice_interval, _errs21 = errors, _errs22 = errors, valid2 = !1, passing1 = null, _errs23 = errors;
                            validate98(data8, { instancePath: instancePath + "/share_of_voice_interval", parentData: data, parentDataProperty: "share_of_voice_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                            var _valid1 = _errs23 === errors;
                            _valid1 && (valid2 = !0, passing1 = 0);
                            let _errs24 = errors;
                            if (data8 !== null) {
                              let err2 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                            }
                            var _valid1 = _errs24 === errors;
                            if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
                              errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
                            else {
                              let err3 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate102.errors = vErrors, !1;
                            }
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
      return validate102.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.total === void 0 && (missing0 = "total") || data.points === void 0 && (missing0 = "points"))
        return validate106.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "total" || key0 === "points")) {
            return validate106.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate106.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let _errs4 = errors;
              validate97(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.points !== void 0) {
                let data2 = data.points, _errs5 = errors;
                if (errors === _errs5)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs7 = errors;
                      validate102(data2[i0], { instancePath: instancePath + "/points/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
                      var valid1 = _errs7 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate106.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate106.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate106.errors = vErrors, errors === 0;
}
validate106.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.window === void 0 && (missing0 = "window") || data.total === void 0 && (missing0 = "total") || data.points === void 0 && (missing0 = "points") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate94.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "window" || key0 === "total" || key0 === "points" || key0 === "platforms")) {
            return validate94.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate94.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate94.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let _errs5 = errors;
                validate97(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.points !== void 0) {
                  let data3 = data.points, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate102(data3[i0], { instancePath: instancePath + "/points/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate94.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.platforms !== void 0) {
                    let data5 = data.platforms, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data5)) {
                        var valid2 = !0;
                        let len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs11 = errors;
                          validate106(data5[i1], { instancePath: instancePath + "/platforms/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
                          var valid2 = _errs11 === errors;
                          if (!valid2)
                            break;
                        }
                      } else
                        return validate94.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate94.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCompetitorBreakdown = validate110;
var schema49 = { type: "object", required: ["name", "own", "answers", "mentions", "rate", "interval", "mean_rank", "share_of_voice", "share_of_voice_interval"], properties: { name: { type: "string" }, own: { type: "boolean" }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, share_of_voice: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, share_of_voice_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.own === void 0 && (missing0 = "own") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.share_of_voice === void 0 && (missing0 = "share_of_voice") || data.share_of_voice_interval === void 0 && (missing0 = "share_of_voice_interval"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema49.properties, key0)) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            if (typeof data.name != "string")
              return validate113.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.own !== void 0) {
              let _errs4 = errors;
              if (typeof data.own != "boolean")
                return validate113.errors = [{ instancePath: instancePath + "/own", schemaPath: "#/properties/own/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.answers !== void 0) {
                let data2 = data.answers, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate113.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate113.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate113.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.mentions !== void 0) {
                  let data3 = data.mentions, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate113.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate113.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate113.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.rate !== void 0) {
                    let data4 = data.rate, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate113.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema49.properties.rate.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 1 || isNaN(data4))
                        return validate113.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate113.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats22.validate(data4))
                        return validate113.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data5 = data.interval, _errs12 = errors, _errs13 = errors, valid1 = !1, passing0 = null, _errs14 = errors;
                      validate98(data5, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                      var _valid0 = _errs14 === errors;
                      _valid0 && (valid1 = !0, passing0 = 0);
                      let _errs15 = errors;
                      if (data5 !== null) {
                        let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                      }
                      var _valid0 = _errs15 === errors;
                      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
                      else {
                        let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate113.errors = vErrors, !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.mean_rank !== void 0) {
                        let data6 = data.mean_rank, _errs17 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate113.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema49.properties.mean_rank.type }, message: "must be number,null" }], !1;
                        if (errors === _errs17 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 1 || isNaN(data6))
                            return validate113.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats22.validate(data6))
                            return validate113.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.share_of_voice !== void 0) {
                          let data7 = data.share_of_voice, _errs19 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                            return validate113.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/type", keyword: "type", params: { type: schema49.properties.share_of_voice.type }, message: "must be number,null" }], !1;
                          if (errors === _errs19 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1 || isNaN(data7))
                              return validate113.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate113.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats22.validate(data7))
                              return validate113.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.share_of_voice_interval !== void 0) {
                            let data8 = data.share_of_voice_interval, _errs21 = errors, _errs22 = errors, valid2 = !1, passing1 = null, _errs23 = errors;
                            validate98(data8, { instancePath: instancePath + "/share_of_voice_interval", parentData: data, parentDataProperty: "share_of_voice_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                            var _valid1 = _errs23 === errors;
                            _valid1 && (valid2 = !0, passing1 = 0);
                            let _errs24 = errors;
                            if (data8 !== null) {
                              let err2 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                            }
                            var _valid1 = _errs24 === errors;
                            if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
                              errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
                            else {
                              let err3 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                              return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate113.errors = vErrors, !1;
                            }
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
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answers === void 0 && (missing0 = "answers") || data.brands === void 0 && (missing0 = "brands"))
        return validate112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answers" || key0 === "brands")) {
            return validate112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answers !== void 0) {
            let data0 = data.answers, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate112.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate112.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate112.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.brands !== void 0) {
              let data1 = data.brands, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    validate113(data1[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate112.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.answers === void 0 && (missing0 = "answers") || data.brands === void 0 && (missing0 = "brands"))
        return validate118.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "answers" || key0 === "brands")) {
            return validate118.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate118.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.answers !== void 0) {
              let data1 = data.answers, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate118.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate118.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate118.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.brands !== void 0) {
                let data2 = data.brands, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      validate113(data2[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate118.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate118.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.window === void 0 && (missing0 = "window") || data.total === void 0 && (missing0 = "total") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate110.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "window" || key0 === "total" || key0 === "platforms")) {
            return validate110.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate110.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate110.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let _errs5 = errors;
                validate112(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.platforms !== void 0) {
                  let data3 = data.platforms, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate118(data3[i0], { instancePath: instancePath + "/platforms/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate110.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs6 === errors;
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
var replyPromptBreakdown = validate121;
var schema52 = { type: "object", required: ["prompt_id", "prompt", "stage", "language", "discovery", "answers", "mentions", "rate", "interval", "mean_rank", "last_sampled_at", "platforms"], properties: { prompt_id: { type: "string", format: "uuid" }, prompt: { type: "string" }, stage: { type: "string" }, language: { type: "string" }, discovery: { type: "boolean" }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, last_sampled_at: { type: ["string", "null"], format: "date-time" }, platforms: { type: "array", items: { $ref: "schema:PromptPlatformFigures" } } }, additionalProperties: !1 }, schema53 = { type: "object", required: ["platform", "answers", "mentions", "rate", "interval"], properties: { platform: { type: "string" }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval"))
        return validate125.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "answers" || key0 === "mentions" || key0 === "rate" || key0 === "interval")) {
            return validate125.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate125.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.answers !== void 0) {
              let data1 = data.answers, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate125.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate125.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate125.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.mentions !== void 0) {
                let data2 = data.mentions, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate125.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate125.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate125.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.rate !== void 0) {
                  let data3 = data.rate, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate125.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema53.properties.rate.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 1 || isNaN(data3))
                      return validate125.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                    if (data3 < 0 || isNaN(data3))
                      return validate125.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats22.validate(data3))
                      return validate125.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.interval !== void 0) {
                    let data4 = data.interval, _errs10 = errors, _errs11 = errors, valid1 = !1, passing0 = null, _errs12 = errors;
                    validate98(data4, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                    var _valid0 = _errs12 === errors;
                    _valid0 && (valid1 = !0, passing0 = 0);
                    let _errs13 = errors;
                    if (data4 !== null) {
                      let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    }
                    var _valid0 = _errs13 === errors;
                    if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                      errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
                    else {
                      let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                      return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate125.errors = vErrors, !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate125.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.prompt_id === void 0 && (missing0 = "prompt_id") || data.prompt === void 0 && (missing0 = "prompt") || data.stage === void 0 && (missing0 = "stage") || data.language === void 0 && (missing0 = "language") || data.discovery === void 0 && (missing0 = "discovery") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.last_sampled_at === void 0 && (missing0 = "last_sampled_at") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate123.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema52.properties, key0)) {
            return validate123.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.prompt_id !== void 0) {
            let data0 = data.prompt_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate123.errors = [{ instancePath: instancePath + "/prompt_id", schemaPath: "#/properties/prompt_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate123.errors = [{ instancePath: instancePath + "/prompt_id", schemaPath: "#/properties/prompt_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prompt !== void 0) {
              let _errs4 = errors;
              if (typeof data.prompt != "string")
                return validate123.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.stage !== void 0) {
                let _errs6 = errors;
                if (typeof data.stage != "string")
                  return validate123.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.language !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.language != "string")
                    return validate123.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.discovery !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.discovery != "boolean")
                      return validate123.errors = [{ instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.answers !== void 0) {
                      let data5 = data.answers, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate123.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate123.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats6.validate(data5))
                          return validate123.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.mentions !== void 0) {
                        let data6 = data.mentions, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate123.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6))
                            return validate123.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats6.validate(data6))
                            return validate123.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.rate !== void 0) {
                          let data7 = data.rate, _errs16 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                            return validate123.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema52.properties.rate.type }, message: "must be number,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1 || isNaN(data7))
                              return validate123.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                            if (data7 < 0 || isNaN(data7))
                              return validate123.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats22.validate(data7))
                              return validate123.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          }
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.interval !== void 0) {
                            let data8 = data.interval, _errs18 = errors, _errs19 = errors, valid1 = !1, passing0 = null, _errs20 = errors;
                            validate98(data8, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                            var _valid0 = _errs20 === errors;
                            _valid0 && (valid1 = !0, passing0 = 0);
                            let _errs21 = errors;
                            if (data8 !== null) {
                              let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                            }
                            var _valid0 = _errs21 === errors;
                            if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                              errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
                            else {
                              let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                              return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate123.errors = vErrors, !1;
                            }
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.mean_rank !== void 0) {
                              let data9 = data.mean_rank, _errs23 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null)
                                return validate123.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema52.properties.mean_rank.type }, message: "must be number,null" }], !1;
                              if (errors === _errs23 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 < 1 || isNaN(data9))
                                  return validate123.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                                if (!formats22.validate(data9))
                                  return validate123.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                              }
                              var valid0 = _errs23 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.last_sampled_at !== void 0) {
                                let data10 = data.last_sampled_at, _errs25 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate123.errors = [{ instancePath: instancePath + "/last_sampled_at", schemaPath: "#/properties/last_sampled_at/type", keyword: "type", params: { type: schema52.properties.last_sampled_at.type }, message: "must be string,null" }], !1;
                                if (errors === _errs25 && errors === _errs25 && typeof data10 == "string" && !formats02.validate.test(data10))
                                  return validate123.errors = [{ instancePath: instancePath + "/last_sampled_at", schemaPath: "#/properties/last_sampled_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                var valid0 = _errs25 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0)
                                if (data.platforms !== void 0) {
                                  let data11 = data.platforms, _errs27 = errors;
                                  if (errors === _errs27)
                                    if (Array.isArray(data11)) {
                                      var valid2 = !0;
                                      let len0 = data11.length;
                                      for (let i0 = 0; i0 < len0; i0++) {
                                        let _errs29 = errors;
                                        validate125(data11[i0], { instancePath: instancePath + "/platforms/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors), errors = vErrors.length);
                                        var valid2 = _errs29 === errors;
                                        if (!valid2)
                                          break;
                                      }
                                    } else
                                      return validate123.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                  var valid0 = _errs27 === errors;
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
          }
        }
      }
    } else
      return validate123.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.window === void 0 && (missing0 = "window") || data.total === void 0 && (missing0 = "total") || data.prompts === void 0 && (missing0 = "prompts"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "window" || key0 === "total" || key0 === "prompts")) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate121.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate121.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let data2 = data.total, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate121.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate121.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate121.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.prompts !== void 0) {
                  let data3 = data.prompts, _errs7 = errors;
                  if (errors === _errs7)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs9 = errors;
                        validate123(data3[i0], { instancePath: instancePath + "/prompts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors), errors = vErrors.length);
                        var valid1 = _errs9 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate121.errors = [{ instancePath: instancePath + "/prompts", schemaPath: "#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAidaFunnel = validate129;
var schema55 = { type: "object", required: ["stage", "prompts", "answers", "mentions", "rate", "interval", "mean_rank", "competitor_mentions", "share_of_voice", "share_of_voice_interval"], properties: { stage: { type: "string" }, prompts: { type: "integer", format: "int32", minimum: 0 }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, competitor_mentions: { type: "integer", format: "int32", minimum: 0 }, share_of_voice: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, share_of_voice_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.stage === void 0 && (missing0 = "stage") || data.prompts === void 0 && (missing0 = "prompts") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.competitor_mentions === void 0 && (missing0 = "competitor_mentions") || data.share_of_voice === void 0 && (missing0 = "share_of_voice") || data.share_of_voice_interval === void 0 && (missing0 = "share_of_voice_interval"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema55.properties, key0)) {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.stage !== void 0) {
            let _errs2 = errors;
            if (typeof data.stage != "string")
              return validate132.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prompts !== void 0) {
              let data1 = data.prompts, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate132.errors = [{ instancePath: instancePath + "/prompts", schemaPath: "#/properties/prompts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate132.errors = [{ instancePath: instancePath + "/prompts", schemaPath: "#/properties/prompts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate132.errors = [{ instancePath: instancePath + "/prompts", schemaPath: "#/properties/prompts/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.answers !== void 0) {
                let data2 = data.answers, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate132.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate132.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate132.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.mentions !== void 0) {
                  let data3 = data.mentions, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate132.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate132.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate132.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.rate !== void 0) {
                    let data4 = data.rate, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate132.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema55.properties.rate.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 1 || isNaN(data4))
                        return validate132.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                      if (data4 < 0 || isNaN(data4))
                        return validate132.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats22.validate(data4))
                        return validate132.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.interval !== void 0) {
                      let data5 = data.interval, _errs12 = errors, _errs13 = errors, valid1 = !1, passing0 = null, _errs14 = errors;
                      validate98(data5, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                      var _valid0 = _errs14 === errors;
                      _valid0 && (valid1 = !0, passing0 = 0);
                      let _errs15 = errors;
                      if (data5 !== null) {
                        let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                      }
                      var _valid0 = _errs15 === errors;
                      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
                      else {
                        let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                        return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate132.errors = vErrors, !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.mean_rank !== void 0) {
                        let data6 = data.mean_rank, _errs17 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate132.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema55.properties.mean_rank.type }, message: "must be number,null" }], !1;
                        if (errors === _errs17 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 1 || isNaN(data6))
                            return validate132.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                          if (!formats22.validate(data6))
                            return validate132.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.competitor_mentions !== void 0) {
                          let data7 = data.competitor_mentions, _errs19 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate132.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs19 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate132.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats6.validate(data7))
                              return validate132.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.share_of_voice !== void 0) {
                            let data8 = data.share_of_voice, _errs21 = errors;
                            if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null)
                              return validate132.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/type", keyword: "type", params: { type: schema55.properties.share_of_voice.type }, message: "must be number,null" }], !1;
                            if (errors === _errs21 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 > 1 || isNaN(data8))
                                return validate132.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                              if (data8 < 0 || isNaN(data8))
                                return validate132.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats22.validate(data8))
                                return validate132.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                            }
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.share_of_voice_interval !== void 0) {
                              let data9 = data.share_of_voice_interval, _errs23 = errors, _errs24 = errors, valid2 = !1, passing1 = null, _errs25 = errors;
                              validate98(data9, { instancePath: instancePath + "/share_of_voice_interval", parentData: data, parentDataProperty: "share_of_voice_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                              var _valid1 = _errs25 === errors;
                              _valid1 && (valid2 = !0, passing1 = 0);
                              let _errs26 = errors;
                              if (data9 !== null) {
                                let err2 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                              }
                              var _valid1 = _errs26 === errors;
                              if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
                                errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
                              else {
                                let err3 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate132.errors = vErrors, !1;
                              }
                              var valid0 = _errs23 === errors;
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
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.window === void 0 && (missing0 = "window") || data.total === void 0 && (missing0 = "total") || data.stages === void 0 && (missing0 = "stages"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "window" || key0 === "total" || key0 === "stages")) {
            return validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate129.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate129.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let _errs5 = errors;
                validate97(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.stages !== void 0) {
                  let data3 = data.stages, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate132(data3[i0], { instancePath: instancePath + "/stages/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate129.errors = [{ instancePath: instancePath + "/stages", schemaPath: "#/properties/stages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyBrandComparison = validate136;
var schema57 = { type: "object", required: ["brand_id", "name", "category", "answers", "mentions", "rate", "interval", "mean_rank", "competitor_mentions", "share_of_voice", "share_of_voice_interval", "positive", "neutral", "negative", "geo_score"], properties: { brand_id: { type: "string", format: "uuid" }, name: { type: "string" }, category: { type: "string" }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, mean_rank: { type: ["number", "null"], format: "double", minimum: 1 }, competitor_mentions: { type: "integer", format: "int32", minimum: 0 }, share_of_voice: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, share_of_voice_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, positive: { type: "integer", format: "int32", minimum: 0 }, neutral: { type: "integer", format: "int32", minimum: 0 }, negative: { type: "integer", format: "int32", minimum: 0 }, geo_score: { type: ["number", "null"], format: "double", minimum: 0, maximum: 100 } }, additionalProperties: !1 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.name === void 0 && (missing0 = "name") || data.category === void 0 && (missing0 = "category") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.rate === void 0 && (missing0 = "rate") || data.interval === void 0 && (missing0 = "interval") || data.mean_rank === void 0 && (missing0 = "mean_rank") || data.competitor_mentions === void 0 && (missing0 = "competitor_mentions") || data.share_of_voice === void 0 && (missing0 = "share_of_voice") || data.share_of_voice_interval === void 0 && (missing0 = "share_of_voice_interval") || data.positive === void 0 && (missing0 = "positive") || data.neutral === void 0 && (missing0 = "neutral") || data.negative === void 0 && (missing0 = "negative") || data.geo_score === void 0 && (missing0 = "geo_score"))
        return validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema57.properties, key0)) {
            return validate138.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate138.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate138.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate138.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.category !== void 0) {
                let _errs6 = errors;
                if (typeof data.category != "string")
                  return validate138.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.answers !== void 0) {
                  let data3 = data.answers, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate138.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate138.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate138.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.mentions !== void 0) {
                    let data4 = data.mentions, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate138.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate138.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats6.validate(data4))
                        return validate138.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.rate !== void 0) {
                      let data5 = data.rate, _errs12 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate138.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/type", keyword: "type", params: { type: schema57.properties.rate.type }, message: "must be number,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1 || isNaN(data5))
                          return validate138.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate138.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats22.validate(data5))
                          return validate138.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/properties/rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.interval !== void 0) {
                        let data6 = data.interval, _errs14 = errors, _errs15 = errors, valid1 = !1, passing0 = null, _errs16 = errors;
                        validate98(data6, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                        var _valid0 = _errs16 === errors;
                        _valid0 && (valid1 = !0, passing0 = 0);
                        let _errs17 = errors;
                        if (data6 !== null) {
                          let err0 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                        }
                        var _valid0 = _errs17 === errors;
                        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                          errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                        else {
                          let err1 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate138.errors = vErrors, !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.mean_rank !== void 0) {
                          let data7 = data.mean_rank, _errs19 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                            return validate138.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/type", keyword: "type", params: { type: schema57.properties.mean_rank.type }, message: "must be number,null" }], !1;
                          if (errors === _errs19 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 1 || isNaN(data7))
                              return validate138.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                            if (!formats22.validate(data7))
                              return validate138.errors = [{ instancePath: instancePath + "/mean_rank", schemaPath: "#/properties/mean_rank/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          }
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.competitor_mentions !== void 0) {
                            let data8 = data.competitor_mentions, _errs21 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate138.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs21 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 0 || isNaN(data8))
                                return validate138.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats6.validate(data8))
                                return validate138.errors = [{ instancePath: instancePath + "/competitor_mentions", schemaPath: "#/properties/competitor_mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs21 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.share_of_voice !== void 0) {
                              let data9 = data.share_of_voice, _errs23 = errors;
                              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null)
                                return validate138.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/type", keyword: "type", params: { type: schema57.properties.share_of_voice.type }, message: "must be number,null" }], !1;
                              if (errors === _errs23 && typeof data9 == "number" && isFinite(data9)) {
                                if (data9 > 1 || isNaN(data9))
                                  return validate138.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                                if (data9 < 0 || isNaN(data9))
                                  return validate138.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                if (!formats22.validate(data9))
                                  return validate138.errors = [{ instancePath: instancePath + "/share_of_voice", schemaPath: "#/properties/share_of_voice/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                              }
                              var valid0 = _errs23 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.share_of_voice_interval !== void 0) {
                                let data10 = data.share_of_voice_interval, _errs25 = errors, _errs26 = errors, valid2 = !1, passing1 = null, _errs27 = errors;
                                validate98(data10, { instancePath: instancePath + "/share_of_voice_interval", parentData: data, parentDataProperty: "share_of_voice_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                                var _valid1 = _errs27 === errors;
                                _valid1 && (valid2 = !0, passing1 = 0);
                                let _errs28 = errors;
                                if (data10 !== null) {
                                  let err2 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                  vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
                                }
                                var _valid1 = _errs28 === errors;
                                if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
                                  errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
                                else {
                                  let err3 = { instancePath: instancePath + "/share_of_voice_interval", schemaPath: "#/properties/share_of_voice_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
                                  return vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++, validate138.errors = vErrors, !1;
                                }
                                var valid0 = _errs25 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.positive !== void 0) {
                                  let data11 = data.positive, _errs30 = errors;
                                  if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)))
                                    return validate138.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                  if (errors === _errs30 && typeof data11 == "number" && isFinite(data11)) {
                                    if (data11 < 0 || isNaN(data11))
                                      return validate138.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                    if (!formats6.validate(data11))
                                      return validate138.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                  }
                                  var valid0 = _errs30 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.neutral !== void 0) {
                                    let data12 = data.neutral, _errs32 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate138.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs32 && typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 < 0 || isNaN(data12))
                                        return validate138.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                      if (!formats6.validate(data12))
                                        return validate138.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                    }
                                    var valid0 = _errs32 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.negative !== void 0) {
                                      let data13 = data.negative, _errs34 = errors;
                                      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
                                        return validate138.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                      if (errors === _errs34 && typeof data13 == "number" && isFinite(data13)) {
                                        if (data13 < 0 || isNaN(data13))
                                          return validate138.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        if (!formats6.validate(data13))
                                          return validate138.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                      }
                                      var valid0 = _errs34 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.geo_score !== void 0) {
                                        let data14 = data.geo_score, _errs36 = errors;
                                        if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null)
                                          return validate138.errors = [{ instancePath: instancePath + "/geo_score", schemaPath: "#/properties/geo_score/type", keyword: "type", params: { type: schema57.properties.geo_score.type }, message: "must be number,null" }], !1;
                                        if (errors === _errs36 && typeof data14 == "number" && isFinite(data14)) {
                                          if (data14 > 100 || isNaN(data14))
                                            return validate138.errors = [{ instancePath: instancePath + "/geo_score", schemaPath: "#/properties/geo_score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                                          if (data14 < 0 || isNaN(data14))
                                            return validate138.errors = [{ instancePath: instancePath + "/geo_score", schemaPath: "#/properties/geo_score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                          if (!formats22.validate(data14))
                                            return validate138.errors = [{ instancePath: instancePath + "/geo_score", schemaPath: "#/properties/geo_score/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                                        }
                                        var valid0 = _errs36 === errors;
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
                }
              }
            }
          }
        }
      }
    } else
      return validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.window === void 0 && (missing0 = "window") || data.brands === void 0 && (missing0 = "brands"))
        return validate136.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "window" || key0 === "brands")) {
            return validate136.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.window !== void 0) {
            let _errs2 = errors;
            validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.brands !== void 0) {
              let data1 = data.brands, _errs3 = errors;
              if (errors === _errs3)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs5 = errors;
                    validate138(data1[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
                    var valid1 = _errs5 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate136.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate136.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySentimentOverview = validate142;
var schema59 = { type: "object", required: ["mentions", "positive", "neutral", "negative", "net", "negative_rate", "negative_interval"], properties: { mentions: { type: "integer", format: "int32", minimum: 0 }, positive: { type: "integer", format: "int32", minimum: 0 }, neutral: { type: "integer", format: "int32", minimum: 0 }, negative: { type: "integer", format: "int32", minimum: 0 }, net: { type: ["number", "null"], format: "double", minimum: -1, maximum: 1 }, negative_rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, negative_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.mentions === void 0 && (missing0 = "mentions") || data.positive === void 0 && (missing0 = "positive") || data.neutral === void 0 && (missing0 = "neutral") || data.negative === void 0 && (missing0 = "negative") || data.net === void 0 && (missing0 = "net") || data.negative_rate === void 0 && (missing0 = "negative_rate") || data.negative_interval === void 0 && (missing0 = "negative_interval"))
        return validate144.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "mentions" || key0 === "positive" || key0 === "neutral" || key0 === "negative" || key0 === "net" || key0 === "negative_rate" || key0 === "negative_interval")) {
            return validate144.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.mentions !== void 0) {
            let data0 = data.mentions, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate144.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate144.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats6.validate(data0))
                return validate144.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.positive !== void 0) {
              let data1 = data.positive, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate144.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate144.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate144.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.neutral !== void 0) {
                let data2 = data.neutral, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate144.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate144.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate144.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.negative !== void 0) {
                  let data3 = data.negative, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate144.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate144.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate144.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.net !== void 0) {
                    let data4 = data.net, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate144.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/type", keyword: "type", params: { type: schema59.properties.net.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 1 || isNaN(data4))
                        return validate144.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                      if (data4 < -1 || isNaN(data4))
                        return validate144.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                      if (!formats22.validate(data4))
                        return validate144.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.negative_rate !== void 0) {
                      let data5 = data.negative_rate, _errs12 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate144.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/type", keyword: "type", params: { type: schema59.properties.negative_rate.type }, message: "must be number,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1 || isNaN(data5))
                          return validate144.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data5 < 0 || isNaN(data5))
                          return validate144.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats22.validate(data5))
                          return validate144.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.negative_interval !== void 0) {
                        let data6 = data.negative_interval, _errs14 = errors, _errs15 = errors, valid1 = !1, passing0 = null, _errs16 = errors;
                        validate98(data6, { instancePath: instancePath + "/negative_interval", parentData: data, parentDataProperty: "negative_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                        var _valid0 = _errs16 === errors;
                        _valid0 && (valid1 = !0, passing0 = 0);
                        let _errs17 = errors;
                        if (data6 !== null) {
                          let err0 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                        }
                        var _valid0 = _errs17 === errors;
                        if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                          errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
                        else {
                          let err1 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate144.errors = vErrors, !1;
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
    } else
      return validate144.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate144.errors = vErrors, errors === 0;
}
validate144.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema60 = { type: "object", required: ["date", "mentions", "positive", "neutral", "negative", "net", "negative_rate", "negative_interval"], properties: { date: { type: "string", format: "date" }, mentions: { type: "integer", format: "int32", minimum: 0 }, positive: { type: "integer", format: "int32", minimum: 0 }, neutral: { type: "integer", format: "int32", minimum: 0 }, negative: { type: "integer", format: "int32", minimum: 0 }, net: { type: ["number", "null"], format: "double", minimum: -1, maximum: 1 }, negative_rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, negative_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.date === void 0 && (missing0 = "date") || data.mentions === void 0 && (missing0 = "mentions") || data.positive === void 0 && (missing0 = "positive") || data.neutral === void 0 && (missing0 = "neutral") || data.negative === void 0 && (missing0 = "negative") || data.net === void 0 && (missing0 = "net") || data.negative_rate === void 0 && (missing0 = "negative_rate") || data.negative_interval === void 0 && (missing0 = "negative_interval"))
        return validate147.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "date" || key0 === "mentions" || key0 === "positive" || key0 === "neutral" || key0 === "negative" || key0 === "net" || key0 === "negative_rate" || key0 === "negative_interval")) {
            return validate147.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.date !== void 0) {
            let data0 = data.date, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats54.validate.test(data0))
                  return validate147.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
              } else
                return validate147.errors = [{ instancePath: instancePath + "/date", schemaPath: "#/properties/date/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.mentions !== void 0) {
              let data1 = data.mentions, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate147.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate147.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate147.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.positive !== void 0) {
                let data2 = data.positive, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate147.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate147.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate147.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.neutral !== void 0) {
                  let data3 = data.neutral, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate147.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate147.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate147.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.negative !== void 0) {
                    let data4 = data.negative, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate147.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate147.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats6.validate(data4))
                        return validate147.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.net !== void 0) {
                      let data5 = data.net, _errs12 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate147.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/type", keyword: "type", params: { type: schema60.properties.net.type }, message: "must be number,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1 || isNaN(data5))
                          return validate147.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data5 < -1 || isNaN(data5))
                          return validate147.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                        if (!formats22.validate(data5))
                          return validate147.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.negative_rate !== void 0) {
                        let data6 = data.negative_rate, _errs14 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate147.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/type", keyword: "type", params: { type: schema60.properties.negative_rate.type }, message: "must be number,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1 || isNaN(data6))
                            return validate147.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate147.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats22.validate(data6))
                            return validate147.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.negative_interval !== void 0) {
                          let data7 = data.negative_interval, _errs16 = errors, _errs17 = errors, valid1 = !1, passing0 = null, _errs18 = errors;
                          validate98(data7, { instancePath: instancePath + "/negative_interval", parentData: data, parentDataProperty: "negative_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                          var _valid0 = _errs18 === errors;
                          _valid0 && (valid1 = !0, passing0 = 0);
                          let _errs19 = errors;
                          if (data7 !== null) {
                            let err0 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                          }
                          var _valid0 = _errs19 === errors;
                          if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                            errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
                          else {
                            let err1 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                            return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate147.errors = vErrors, !1;
                          }
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
      return validate147.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate147.errors = vErrors, errors === 0;
}
validate147.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { type: "object", required: ["platform", "mentions", "positive", "neutral", "negative", "net", "negative_rate", "negative_interval"], properties: { platform: { type: "string" }, mentions: { type: "integer", format: "int32", minimum: 0 }, positive: { type: "integer", format: "int32", minimum: 0 }, neutral: { type: "integer", format: "int32", minimum: 0 }, negative: { type: "integer", format: "int32", minimum: 0 }, net: { type: ["number", "null"], format: "double", minimum: -1, maximum: 1 }, negative_rate: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1 }, negative_interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] } }, additionalProperties: !1 };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.mentions === void 0 && (missing0 = "mentions") || data.positive === void 0 && (missing0 = "positive") || data.neutral === void 0 && (missing0 = "neutral") || data.negative === void 0 && (missing0 = "negative") || data.net === void 0 && (missing0 = "net") || data.negative_rate === void 0 && (missing0 = "negative_rate") || data.negative_interval === void 0 && (missing0 = "negative_interval"))
        return validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "mentions" || key0 === "positive" || key0 === "neutral" || key0 === "negative" || key0 === "net" || key0 === "negative_rate" || key0 === "negative_interval")) {
            return validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate150.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.mentions !== void 0) {
              let data1 = data.mentions, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate150.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate150.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate150.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.positive !== void 0) {
                let data2 = data.positive, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate150.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate150.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate150.errors = [{ instancePath: instancePath + "/positive", schemaPath: "#/properties/positive/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.neutral !== void 0) {
                  let data3 = data.neutral, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate150.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate150.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats6.validate(data3))
                      return validate150.errors = [{ instancePath: instancePath + "/neutral", schemaPath: "#/properties/neutral/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.negative !== void 0) {
                    let data4 = data.negative, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate150.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate150.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats6.validate(data4))
                        return validate150.errors = [{ instancePath: instancePath + "/negative", schemaPath: "#/properties/negative/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.net !== void 0) {
                      let data5 = data.net, _errs12 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate150.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/type", keyword: "type", params: { type: schema61.properties.net.type }, message: "must be number,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 1 || isNaN(data5))
                          return validate150.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                        if (data5 < -1 || isNaN(data5))
                          return validate150.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                        if (!formats22.validate(data5))
                          return validate150.errors = [{ instancePath: instancePath + "/net", schemaPath: "#/properties/net/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.negative_rate !== void 0) {
                        let data6 = data.negative_rate, _errs14 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate150.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/type", keyword: "type", params: { type: schema61.properties.negative_rate.type }, message: "must be number,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 1 || isNaN(data6))
                            return validate150.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                          if (data6 < 0 || isNaN(data6))
                            return validate150.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats22.validate(data6))
                            return validate150.errors = [{ instancePath: instancePath + "/negative_rate", schemaPath: "#/properties/negative_rate/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.negative_interval !== void 0) {
                          let data7 = data.negative_interval, _errs16 = errors, _errs17 = errors, valid1 = !1, passing0 = null, _errs18 = errors;
                          validate98(data7, { instancePath: instancePath + "/negative_interval", parentData: data, parentDataProperty: "negative_interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
                          var _valid0 = _errs18 === errors;
                          _valid0 && (valid1 = !0, passing0 = 0);
                          let _errs19 = errors;
                          if (data7 !== null) {
                            let err0 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                            vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                          }
                          var _valid0 = _errs19 === errors;
                          if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                            errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
                          else {
                            let err1 = { instancePath: instancePath + "/negative_interval", schemaPath: "#/properties/negative_interval/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                            return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate150.errors = vErrors, !1;
                          }
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
      return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.incident_id === void 0 && (missing0 = "incident_id") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.status === void 0 && (missing0 = "status") || data.opened_at === void 0 && (missing0 = "opened_at"))
        return validate153.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "incident_id" || key0 === "severity" || key0 === "type" || key0 === "title" || key0 === "status" || key0 === "opened_at")) {
            return validate153.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.incident_id !== void 0) {
            let data0 = data.incident_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate153.errors = [{ instancePath: instancePath + "/incident_id", schemaPath: "#/properties/incident_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate153.errors = [{ instancePath: instancePath + "/incident_id", schemaPath: "#/properties/incident_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.severity !== void 0) {
              let _errs4 = errors;
              if (typeof data.severity != "string")
                return validate153.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.type !== void 0) {
                let _errs6 = errors;
                if (typeof data.type != "string")
                  return validate153.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.title !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.title != "string")
                    return validate153.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.status !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.status != "string")
                      return validate153.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.opened_at !== void 0) {
                      let data5 = data.opened_at, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats02.validate.test(data5))
                            return validate153.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate153.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate153.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate153.errors = vErrors, errors === 0;
}
validate153.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.window === void 0 && (missing0 = "window") || data.total === void 0 && (missing0 = "total") || data.points === void 0 && (missing0 = "points") || data.platforms === void 0 && (missing0 = "platforms") || data.alerts === void 0 && (missing0 = "alerts"))
        return validate142.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "window" || key0 === "total" || key0 === "points" || key0 === "platforms" || key0 === "alerts")) {
            return validate142.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate142.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate142.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate95(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.total !== void 0) {
                let _errs5 = errors;
                validate144(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors), errors = vErrors.length);
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.points !== void 0) {
                  let data3 = data.points, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate147(data3[i0], { instancePath: instancePath + "/points/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate142.errors = [{ instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.platforms !== void 0) {
                    let data5 = data.platforms, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data5)) {
                        var valid2 = !0;
                        let len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let _errs11 = errors;
                          validate150(data5[i1], { instancePath: instancePath + "/platforms/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors), errors = vErrors.length);
                          var valid2 = _errs11 === errors;
                          if (!valid2)
                            break;
                        }
                      } else
                        return validate142.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.alerts !== void 0) {
                      let data7 = data.alerts, _errs12 = errors;
                      if (errors === _errs12)
                        if (Array.isArray(data7)) {
                          var valid3 = !0;
                          let len2 = data7.length;
                          for (let i2 = 0; i2 < len2; i2++) {
                            let _errs14 = errors;
                            validate153(data7[i2], { instancePath: instancePath + "/alerts/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors), errors = vErrors.length);
                            var valid3 = _errs14 === errors;
                            if (!valid3)
                              break;
                          }
                        } else
                          return validate142.errors = [{ instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate142.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCrisisIncidentList = validate155;
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brand_id === void 0 && (missing0 = "brand_id") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.status === void 0 && (missing0 = "status") || data.opened_at === void 0 && (missing0 = "opened_at") || data.evidence_count === void 0 && (missing0 = "evidence_count"))
        return validate156.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "brand_id" || key0 === "severity" || key0 === "type" || key0 === "title" || key0 === "status" || key0 === "opened_at" || key0 === "evidence_count")) {
            return validate156.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate156.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brand_id !== void 0) {
              let data1 = data.brand_id, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats14.test(data1))
                    return validate156.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate156.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                if (typeof data.severity != "string")
                  return validate156.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.type != "string")
                    return validate156.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.title !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.title != "string")
                      return validate156.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.status !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.status != "string")
                        return validate156.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.opened_at !== void 0) {
                        let data6 = data.opened_at, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats02.validate.test(data6))
                              return validate156.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate156.errors = [{ instancePath: instancePath + "/opened_at", schemaPath: "#/properties/opened_at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.evidence_count !== void 0) {
                          let data7 = data.evidence_count, _errs16 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate156.errors = [{ instancePath: instancePath + "/evidence_count", schemaPath: "#/properties/evidence_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs16 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate156.errors = [{ instancePath: instancePath + "/evidence_count", schemaPath: "#/properties/evidence_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats6.validate(data7))
                              return validate156.errors = [{ instancePath: instancePath + "/evidence_count", schemaPath: "#/properties/evidence_count/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
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
      return validate156.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brand_id === void 0 && (missing0 = "brand_id") || data.incidents === void 0 && (missing0 = "incidents") || data.total === void 0 && (missing0 = "total"))
        return validate155.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brand_id" || key0 === "incidents" || key0 === "total")) {
            return validate155.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brand_id !== void 0) {
            let data0 = data.brand_id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate155.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate155.errors = [{ instancePath: instancePath + "/brand_id", schemaPath: "#/properties/brand_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.incidents !== void 0) {
              let data1 = data.incidents, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    validate156(data1[i0], { instancePath: instancePath + "/incidents/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate155.errors = [{ instancePath: instancePath + "/incidents", schemaPath: "#/properties/incidents/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.total !== void 0) {
                let data3 = data.total, _errs7 = errors;
                if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                  return validate155.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                  if (data3 < 0 || isNaN(data3))
                    return validate155.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data3))
                    return validate155.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate155.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate155.errors = vErrors, errors === 0;
}
validate155.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiPageCreatedEvent = validate158;
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pageId === void 0 && (missing0 = "pageId") || data.title === void 0 && (missing0 = "title") || data.revision === void 0 && (missing0 = "revision") || data.updatedBy === void 0 && (missing0 = "updatedBy"))
        return validate159.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pageId" || key0 === "title" || key0 === "revision" || key0 === "updatedBy")) {
            return validate159.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pageId !== void 0) {
            let data0 = data.pageId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate159.errors = [{ instancePath: instancePath + "/pageId", schemaPath: "#/properties/pageId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate159.errors = [{ instancePath: instancePath + "/pageId", schemaPath: "#/properties/pageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs4 = errors;
              if (typeof data.title != "string")
                return validate159.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.revision !== void 0) {
                let data2 = data.revision, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate159.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate159.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate159.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.updatedBy !== void 0) {
                  let data3 = data.updatedBy, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats14.test(data3))
                        return validate159.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                    } else
                      return validate159.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate159.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate158.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate158.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate158.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate158.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate158.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "wiki.page.created")
                return validate158.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "wiki.page.created" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats14.test(data2))
                      return validate158.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate158.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate158.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate158.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate159(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate158.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiPageUpdatedEvent = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate161.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate161.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate161.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate161.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate161.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "wiki.page.updated")
                return validate161.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "wiki.page.updated" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats14.test(data2))
                      return validate161.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate161.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate161.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate161.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate159(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate161.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate161.errors = vErrors, errors === 0;
}
validate161.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyLintIssueDetectedEvent = validate163;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pageId === void 0 && (missing0 = "pageId") || data.issueId === void 0 && (missing0 = "issueId") || data.rule === void 0 && (missing0 = "rule") || data.severity === void 0 && (missing0 = "severity") || data.message === void 0 && (missing0 = "message") || data.position === void 0 && (missing0 = "position"))
        return validate164.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pageId" || key0 === "issueId" || key0 === "rule" || key0 === "severity" || key0 === "message" || key0 === "position")) {
            return validate164.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pageId !== void 0) {
            let data0 = data.pageId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate164.errors = [{ instancePath: instancePath + "/pageId", schemaPath: "#/properties/pageId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate164.errors = [{ instancePath: instancePath + "/pageId", schemaPath: "#/properties/pageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.issueId !== void 0) {
              let data1 = data.issueId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats14.test(data1))
                    return validate164.errors = [{ instancePath: instancePath + "/issueId", schemaPath: "#/properties/issueId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate164.errors = [{ instancePath: instancePath + "/issueId", schemaPath: "#/properties/issueId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rule !== void 0) {
                let _errs6 = errors;
                if (typeof data.rule != "string")
                  return validate164.errors = [{ instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.severity !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.severity != "string")
                    return validate164.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.message !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.message != "string")
                      return validate164.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.position !== void 0) {
                      let data5 = data.position, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate164.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate164.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats6.validate(data5))
                          return validate164.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
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
      return validate164.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate163.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate163.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate163.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "lint.issue.detected")
                return validate163.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "lint.issue.detected" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats14.test(data2))
                      return validate163.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate163.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate163.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate163.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate164(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAeoBatchCompletedEvent = validate166;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.batchId === void 0 && (missing0 = "batchId") || data.successCount === void 0 && (missing0 = "successCount") || data.failureCount === void 0 && (missing0 = "failureCount"))
        return validate167.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "batchId" || key0 === "successCount" || key0 === "failureCount")) {
            return validate167.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.batchId !== void 0) {
            let data0 = data.batchId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate167.errors = [{ instancePath: instancePath + "/batchId", schemaPath: "#/properties/batchId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate167.errors = [{ instancePath: instancePath + "/batchId", schemaPath: "#/properties/batchId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.successCount !== void 0) {
              let data1 = data.successCount, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate167.errors = [{ instancePath: instancePath + "/successCount", schemaPath: "#/properties/successCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate167.errors = [{ instancePath: instancePath + "/successCount", schemaPath: "#/properties/successCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats6.validate(data1))
                  return validate167.errors = [{ instancePath: instancePath + "/successCount", schemaPath: "#/properties/successCount/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.failureCount !== void 0) {
                let data2 = data.failureCount, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate167.errors = [{ instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate167.errors = [{ instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats6.validate(data2))
                    return validate167.errors = [{ instancePath: instancePath + "/failureCount", schemaPath: "#/properties/failureCount/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate167.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate166.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate166.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate166.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate166.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "aeo.batch.completed")
                return validate166.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "aeo.batch.completed" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats14.test(data2))
                      return validate166.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate166.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate166.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate166.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate167(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCitationGapAlertEvent = validate169;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.sourceDomain === void 0 && (missing0 = "sourceDomain") || data.competitor === void 0 && (missing0 = "competitor") || data.promptHash === void 0 && (missing0 = "promptHash") || data.runId === void 0 && (missing0 = "runId"))
        return validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "platform" || key0 === "sourceUrl" || key0 === "sourceDomain" || key0 === "competitor" || key0 === "promptHash" || key0 === "runId")) {
            return validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate170.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.sourceUrl !== void 0) {
              let data1 = data.sourceUrl, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats34.test(data1))
                    return validate170.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                } else
                  return validate170.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.sourceDomain !== void 0) {
                let _errs6 = errors;
                if (typeof data.sourceDomain != "string")
                  return validate170.errors = [{ instancePath: instancePath + "/sourceDomain", schemaPath: "#/properties/sourceDomain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.competitor !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.competitor != "string")
                    return validate170.errors = [{ instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.promptHash !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.promptHash != "string")
                      return validate170.errors = [{ instancePath: instancePath + "/promptHash", schemaPath: "#/properties/promptHash/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.runId !== void 0) {
                      let data5 = data.runId, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats14.test(data5))
                            return validate170.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                        } else
                          return validate170.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate169.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate169.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate169.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate169.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate169.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "citation.gap.alert")
                return validate169.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "citation.gap.alert" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats14.test(data2))
                      return validate169.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate169.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate169.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate169.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate170(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate169.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhookTestEvent = validate172, schema74 = { type: "object", required: ["eventId", "event", "brandId", "timestamp", "data"], properties: { eventId: { type: "string", format: "uuid" }, event: { type: "string", const: "webhook.test" }, brandId: { type: ["string", "null"], format: "uuid" }, timestamp: { type: "string", format: "date-time" }, data: { $ref: "schema:WebhookTestData" } }, additionalProperties: !1 };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.webhookId === void 0 && (missing0 = "webhookId") || data.message === void 0 && (missing0 = "message"))
        return validate173.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "webhookId" || key0 === "message")) {
            return validate173.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.webhookId !== void 0) {
            let data0 = data.webhookId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate173.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate173.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate173.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate173.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate173.errors = vErrors, errors === 0;
}
validate173.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate172.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate172.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate172.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "webhook.test")
                return validate172.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "webhook.test" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate172.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema74.properties.brandId.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats14.test(data2))
                  return validate172.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate172.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate172.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate173(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate172.errors = vErrors, errors === 0;
}
validate172.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyApiChangeAnnouncedEvent = validate175, schema76 = { type: "object", required: ["eventId", "event", "brandId", "timestamp", "data"], properties: { eventId: { type: "string", format: "uuid" }, event: { type: "string", const: "api.change.announced" }, brandId: { type: ["string", "null"], format: "uuid" }, timestamp: { type: "string", format: "date-time" }, data: { $ref: "schema:ApiChangeAnnouncedData" } }, additionalProperties: !1 }, schema77 = { type: "object", required: ["title", "summary", "operations", "announcedAt", "effectiveAt", "url"], properties: { title: { type: "string" }, summary: { type: "string" }, operations: { type: "array", items: { type: "string" } }, announcedAt: { type: "string", format: "date-time" }, effectiveAt: { type: "string", format: "date-time" }, url: { type: ["string", "null"], format: "uri" } }, additionalProperties: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.summary === void 0 && (missing0 = "summary") || data.operations === void 0 && (missing0 = "operations") || data.announcedAt === void 0 && (missing0 = "announcedAt") || data.effectiveAt === void 0 && (missing0 = "effectiveAt") || data.url === void 0 && (missing0 = "url"))
        return validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "title" || key0 === "summary" || key0 === "operations" || key0 === "announcedAt" || key0 === "effectiveAt" || key0 === "url")) {
            return validate176.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.title !== void 0) {
            let _errs2 = errors;
            if (typeof data.title != "string")
              return validate176.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.summary !== void 0) {
              let _errs4 = errors;
              if (typeof data.summary != "string")
                return validate176.errors = [{ instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                        return validate176.errors = [{ instancePath: instancePath + "/operations/" + i0, schemaPath: "#/properties/operations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate176.errors = [{ instancePath: instancePath + "/operations", schemaPath: "#/properties/operations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.announcedAt !== void 0) {
                  let data4 = data.announcedAt, _errs10 = errors;
                  if (errors === _errs10 && errors === _errs10)
                    if (typeof data4 == "string") {
                      if (!formats02.validate.test(data4))
                        return validate176.errors = [{ instancePath: instancePath + "/announcedAt", schemaPath: "#/properties/announcedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate176.errors = [{ instancePath: instancePath + "/announcedAt", schemaPath: "#/properties/announcedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs10 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.effectiveAt !== void 0) {
                    let data5 = data.effectiveAt, _errs12 = errors;
                    if (errors === _errs12 && errors === _errs12)
                      if (typeof data5 == "string") {
                        if (!formats02.validate.test(data5))
                          return validate176.errors = [{ instancePath: instancePath + "/effectiveAt", schemaPath: "#/properties/effectiveAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate176.errors = [{ instancePath: instancePath + "/effectiveAt", schemaPath: "#/properties/effectiveAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.url !== void 0) {
                      let data6 = data.url, _errs14 = errors;
                      if (typeof data6 != "string" && data6 !== null)
                        return validate176.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: schema77.properties.url.type }, message: "must be string,null" }], !1;
                      if (errors === _errs14 && errors === _errs14 && typeof data6 == "string" && !formats34.test(data6))
                        return validate176.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
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
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.eventId === void 0 && (missing0 = "eventId") || data.event === void 0 && (missing0 = "event") || data.brandId === void 0 && (missing0 = "brandId") || data.timestamp === void 0 && (missing0 = "timestamp") || data.data === void 0 && (missing0 = "data"))
        return validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "eventId" || key0 === "event" || key0 === "brandId" || key0 === "timestamp" || key0 === "data")) {
            return validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.eventId !== void 0) {
            let data0 = data.eventId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats14.test(data0))
                  return validate175.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate175.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.event !== void 0) {
              let data1 = data.event, _errs4 = errors;
              if (typeof data1 != "string")
                return validate175.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              if (data1 !== "api.change.announced")
                return validate175.errors = [{ instancePath: instancePath + "/event", schemaPath: "#/properties/event/const", keyword: "const", params: { allowedValue: "api.change.announced" }, message: "must be equal to constant" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate175.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema76.properties.brandId.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats14.test(data2))
                  return validate175.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.timestamp !== void 0) {
                  let data3 = data.timestamp, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats02.validate.test(data3))
                        return validate175.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate175.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/properties/timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.data !== void 0) {
                    let _errs10 = errors;
                    validate176(data.data, { instancePath: instancePath + "/data", parentData: data, parentDataProperty: "data", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  compareBrandsQuery,
  getVisibilityTimeseriesQuery,
  listCrisisIncidentsQuery,
  noQuery,
  queryPlatformsHeaders,
  queryPlatformsQuery,
  replyAeoBatchCompletedEvent,
  replyAidaFunnel,
  replyApiChangeAnnouncedEvent,
  replyBrandComparison,
  replyCheckRun,
  replyCitationGapAlertEvent,
  replyCompetitorBreakdown,
  replyCrisisIncidentList,
  replyError,
  replyHealthReport,
  replyLintIssueDetectedEvent,
  replyPromptBreakdown,
  replyQueryResult,
  replyRewriteResult,
  replySentimentOverview,
  replyStatusReport,
  replyVisibilityTimeseries,
  replyWebhookTestEvent,
  replyWikiPageCreatedEvent,
  replyWikiPageUpdatedEvent,
  requestCheckRequest,
  requestQueryRequest,
  requestRewriteRequest
};
