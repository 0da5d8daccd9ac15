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
var removeMemberPath = validate53;
var formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i, func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userId" }, message: "must have required property 'userId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "userId") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.userId !== void 0) {
      let data0 = data.userId;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err2 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.userId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err3 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 36) {
          let err4 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.test(data0)) {
          let err5 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var revokeInvitationPath = validate54;
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
var listPromptsQuery = validate55;
var schema23 = { type: "string", enum: ["awareness", "interest", "desire", "action"] };
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
  if (!(data === "awareness" || data === "interest" || data === "desire" || data === "action")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var formats4 = require_formats().fullFormats.int32, pattern3 = new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "stage" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    data.stage !== void 0 && (validate56(data.stage, { instancePath: instancePath + "/stage", parentData: data, parentDataProperty: "stage", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length));
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let dataType0 = typeof data1, coerced0;
      if (coerced0 === void 0)
        if (dataType0 === "boolean" || data1 === null || dataType0 === "string" && data1 && data1 == +data1 && !(data1 % 1))
          coerced0 = +data1;
        else {
          let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data1 = coerced0, data !== void 0 && (data.limit = coerced0));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 100 || isNaN(data1)) {
        let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!formats4.validate(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data2 = data.cursor;
      if (typeof data2 != "string") {
        let dataType1 = typeof data2, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data2;
          else if (data2 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data2 = coerced1, data !== void 0 && (data.cursor = coerced1));
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err6 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data2) < 1) {
          let err7 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern3.test(data2)) {
          let err8 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listAnswersQuery = validate58;
var schema25 = { type: "string", enum: ["deepseek", "kimi", "glm", "qwen", "doubao", "chatgpt", "gemini", "perplexity"] };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
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
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema25.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "runId" || key0 === "platform" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
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
            let err1 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0.test(data0)) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.runId !== void 0) {
      let data1 = data.runId;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.runId = coerced1));
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 36) {
          let err6 = { instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data1) < 36) {
          let err7 = { instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats0.test(data1)) {
          let err8 = { instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    data.platform !== void 0 && (validate59(data.platform, { instancePath: instancePath + "/platform", parentData: data, parentDataProperty: "platform", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length));
    let data3 = data.limit;
    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
      let dataType2 = typeof data3, coerced2;
      if (coerced2 === void 0)
        if (dataType2 === "boolean" || data3 === null || dataType2 === "string" && data3 && data3 == +data3 && !(data3 % 1))
          coerced2 = +data3;
        else {
          let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      coerced2 !== void 0 && (data3 = coerced2, data !== void 0 && (data.limit = coerced2));
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 100 || isNaN(data3)) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (data3 < 1 || isNaN(data3)) {
        let err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!formats4.validate(data3)) {
        let err12 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
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
            let err13 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        coerced3 !== void 0 && (data4 = coerced3, data !== void 0 && (data.cursor = coerced3));
      }
      if (typeof data4 == "string") {
        if (func1(data4) > 200) {
          let err14 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (func1(data4) < 1) {
          let err15 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern3.test(data4)) {
          let err16 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listProbesQuery = validate61, schema26 = { type: "object", properties: { brandId: { type: "string", format: "uuid", minLength: 36, maxLength: 36 }, status: { type: "string", enum: ["queued", "running", "completed", "failed", "cancelled"] }, limit: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 50 }, cursor: { type: "string", minLength: 1, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" } }, required: [], additionalProperties: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "status" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
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
            let err1 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0.test(data0)) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.status !== void 0) {
      let data1 = data.status;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.status = coerced1));
      }
      if (!(data1 === "queued" || data1 === "running" || data1 === "completed" || data1 === "failed" || data1 === "cancelled")) {
        let err6 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema26.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    let data2 = data.limit;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      let dataType2 = typeof data2, coerced2;
      if (coerced2 === void 0)
        if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))
          coerced2 = +data2;
        else {
          let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.limit = coerced2));
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 100 || isNaN(data2)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!formats4.validate(data2)) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data3 = data.cursor;
      if (typeof data3 != "string") {
        let dataType3 = typeof data3, coerced3;
        if (coerced3 === void 0)
          if (dataType3 == "number" || dataType3 == "boolean")
            coerced3 = "" + data3;
          else if (data3 === null)
            coerced3 = "";
          else {
            let err11 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.cursor = coerced3));
      }
      if (typeof data3 == "string") {
        if (func1(data3) > 200) {
          let err12 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data3) < 1) {
          let err13 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern3.test(data3)) {
          let err14 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listDeliveriesQuery = validate62, schema27 = { type: "object", properties: { status: { type: "string", enum: ["pending", "held", "delivered", "failed", "cancelled"] }, type: { type: "string", minLength: 1, maxLength: 50, pattern: "^[a-z]+(\\.[a-z]+)*$" }, limit: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 50 }, cursor: { type: "string", minLength: 1, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" } }, required: [], additionalProperties: !1 }, pattern6 = new RegExp("^[a-z]+(\\.[a-z]+)*$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "status" || key0 === "type" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.status = coerced0));
      }
      if (!(data0 === "pending" || data0 === "held" || data0 === "delivered" || data0 === "failed" || data0 === "cancelled")) {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema27.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.type !== void 0) {
      let data1 = data.type;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.type = coerced1));
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 50) {
          let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern6.test(data1)) {
          let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^[a-z]+(\\.[a-z]+)*$" }, message: 'must match pattern "^[a-z]+(\\.[a-z]+)*$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    let data2 = data.limit;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      let dataType2 = typeof data2, coerced2;
      if (coerced2 === void 0)
        if (dataType2 === "boolean" || data2 === null || dataType2 === "string" && data2 && data2 == +data2 && !(data2 % 1))
          coerced2 = +data2;
        else {
          let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.limit = coerced2));
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 100 || isNaN(data2)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        let err9 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!formats4.validate(data2)) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data3 = data.cursor;
      if (typeof data3 != "string") {
        let dataType3 = typeof data3, coerced3;
        if (coerced3 === void 0)
          if (dataType3 == "number" || dataType3 == "boolean")
            coerced3 = "" + data3;
          else if (data3 === null)
            coerced3 = "";
          else {
            let err11 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.cursor = coerced3));
      }
      if (typeof data3 == "string") {
        if (func1(data3) > 200) {
          let err12 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func1(data3) < 1) {
          let err13 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern3.test(data3)) {
          let err14 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listEventsQuery = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.type = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 50) {
          let err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 1) {
          let err3 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern6.test(data0)) {
          let err4 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/pattern", keyword: "pattern", params: { pattern: "^[a-z]+(\\.[a-z]+)*$" }, message: 'must match pattern "^[a-z]+(\\.[a-z]+)*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
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
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 100 || isNaN(data1)) {
        let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!formats4.validate(data1)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data2 = data.cursor;
      if (typeof data2 != "string") {
        let dataType2 = typeof data2, coerced2;
        if (coerced2 === void 0)
          if (dataType2 == "number" || dataType2 == "boolean")
            coerced2 = "" + data2;
          else if (data2 === null)
            coerced2 = "";
          else {
            let err9 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err10 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data2) < 1) {
          let err11 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern3.test(data2)) {
          let err12 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listAlertsQuery = validate64, schema29 = { type: "object", properties: { status: { type: "string", enum: ["open", "resolved"] }, limit: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 50 }, cursor: { type: "string", minLength: 1, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" } }, required: [], additionalProperties: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "status" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.status = coerced0));
      }
      if (!(data0 === "open" || data0 === "resolved")) {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema29.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let data1 = data.limit;
    if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
      let dataType1 = typeof data1, coerced1;
      if (coerced1 === void 0)
        if (dataType1 === "boolean" || data1 === null || dataType1 === "string" && data1 && data1 == +data1 && !(data1 % 1))
          coerced1 = +data1;
        else {
          let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 100 || isNaN(data1)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!formats4.validate(data1)) {
        let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data2 = data.cursor;
      if (typeof data2 != "string") {
        let dataType2 = typeof data2, coerced2;
        if (coerced2 === void 0)
          if (dataType2 == "number" || dataType2 == "boolean")
            coerced2 = "" + data2;
          else if (data2 === null)
            coerced2 = "";
          else {
            let err7 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err8 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func1(data2) < 1) {
          let err9 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern3.test(data2)) {
          let err10 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listBrandAnswersQuery = validate65, schema30 = { type: "object", properties: { from: { type: "string", format: "date", minLength: 10, maxLength: 10 }, to: { type: "string", format: "date", minLength: 10, maxLength: 10 }, basis: { type: "string", enum: ["visibility", "prompts", "all"], default: "all" }, platform: { $ref: "schema:Platform" }, stage: { type: "string", enum: ["awareness", "interest", "desire", "action"] }, promptId: { type: "string", format: "uuid", minLength: 36, maxLength: 36 }, mentioned: { type: "boolean" }, sentiment: { type: "string", enum: ["positive", "neutral", "negative"] }, competitor: { type: "string", minLength: 1, maxLength: 200 }, domain: { type: "string", minLength: 1, maxLength: 253 }, limit: { type: "integer", format: "int32", minimum: 1, maximum: 100, default: 50 }, cursor: { type: "string", minLength: 1, maxLength: 200, pattern: "^[A-Za-z0-9_-]+$" } }, required: [], additionalProperties: !1 }, func27 = Object.prototype.hasOwnProperty, formats22 = require_formats().fullFormats.date;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.basis === void 0 && (data.basis = "all"), data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!func27.call(schema30.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.from = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 10) {
          let err2 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 10) {
          let err3 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats22.validate(data0)) {
          let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.to = coerced1));
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 10) {
          let err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data1) < 10) {
          let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats22.validate(data1)) {
          let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    let data2 = data.basis;
    if (typeof data2 != "string") {
      let dataType2 = typeof data2, coerced2;
      if (coerced2 === void 0)
        if (dataType2 == "number" || dataType2 == "boolean")
          coerced2 = "" + data2;
        else if (data2 === null)
          coerced2 = "";
        else {
          let err9 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.basis = coerced2));
    }
    if (!(data2 === "visibility" || data2 === "prompts" || data2 === "all")) {
      let err10 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/enum", keyword: "enum", params: { allowedValues: schema30.properties.basis.enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.platform !== void 0 && (validate59(data.platform, { instancePath: instancePath + "/platform", parentData: data, parentDataProperty: "platform", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length)), data.stage !== void 0) {
      let data4 = data.stage;
      if (typeof data4 != "string") {
        let dataType3 = typeof data4, coerced3;
        if (coerced3 === void 0)
          if (dataType3 == "number" || dataType3 == "boolean")
            coerced3 = "" + data4;
          else if (data4 === null)
            coerced3 = "";
          else {
            let err11 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        coerced3 !== void 0 && (data4 = coerced3, data !== void 0 && (data.stage = coerced3));
      }
      if (!(data4 === "awareness" || data4 === "interest" || data4 === "desire" || data4 === "action")) {
        let err12 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema30.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.promptId !== void 0) {
      let data5 = data.promptId;
      if (typeof data5 != "string") {
        let dataType4 = typeof data5, coerced4;
        if (coerced4 === void 0)
          if (dataType4 == "number" || dataType4 == "boolean")
            coerced4 = "" + data5;
          else if (data5 === null)
            coerced4 = "";
          else {
            let err13 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        coerced4 !== void 0 && (data5 = coerced4, data !== void 0 && (data.promptId = coerced4));
      }
      if (typeof data5 == "string") {
        if (func1(data5) > 36) {
          let err14 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (func1(data5) < 36) {
          let err15 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.test(data5)) {
          let err16 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.mentioned !== void 0) {
      let data6 = data.mentioned;
      if (typeof data6 != "boolean") {
        let coerced5;
        if (coerced5 === void 0)
          if (data6 === "false" || data6 === 0 || data6 === null)
            coerced5 = !1;
          else if (data6 === "true" || data6 === 1)
            coerced5 = !0;
          else {
            let err17 = { instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        coerced5 !== void 0 && (data6 = coerced5, data !== void 0 && (data.mentioned = coerced5));
      }
    }
    if (data.sentiment !== void 0) {
      let data7 = data.sentiment;
      if (typeof data7 != "string") {
        let dataType6 = typeof data7, coerced6;
        if (coerced6 === void 0)
          if (dataType6 == "number" || dataType6 == "boolean")
            coerced6 = "" + data7;
          else if (data7 === null)
            coerced6 = "";
          else {
            let err18 = { instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        coerced6 !== void 0 && (data7 = coerced6, data !== void 0 && (data.sentiment = coerced6));
      }
      if (!(data7 === "positive" || data7 === "neutral" || data7 === "negative")) {
        let err19 = { instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/enum", keyword: "enum", params: { allowedValues: schema30.properties.sentiment.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.competitor !== void 0) {
      let data8 = data.competitor;
      if (typeof data8 != "string") {
        let dataType7 = typeof data8, coerced7;
        if (coerced7 === void 0)
          if (dataType7 == "number" || dataType7 == "boolean")
            coerced7 = "" + data8;
          else if (data8 === null)
            coerced7 = "";
          else {
            let err20 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        coerced7 !== void 0 && (data8 = coerced7, data !== void 0 && (data.competitor = coerced7));
      }
      if (typeof data8 == "string") {
        if (func1(data8) > 200) {
          let err21 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (func1(data8) < 1) {
          let err22 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      }
    }
    if (data.domain !== void 0) {
      let data9 = data.domain;
      if (typeof data9 != "string") {
        let dataType8 = typeof data9, coerced8;
        if (coerced8 === void 0)
          if (dataType8 == "number" || dataType8 == "boolean")
            coerced8 = "" + data9;
          else if (data9 === null)
            coerced8 = "";
          else {
            let err23 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        coerced8 !== void 0 && (data9 = coerced8, data !== void 0 && (data.domain = coerced8));
      }
      if (typeof data9 == "string") {
        if (func1(data9) > 253) {
          let err24 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func1(data9) < 1) {
          let err25 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    let data10 = data.limit;
    if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
      let dataType9 = typeof data10, coerced9;
      if (coerced9 === void 0)
        if (dataType9 === "boolean" || data10 === null || dataType9 === "string" && data10 && data10 == +data10 && !(data10 % 1))
          coerced9 = +data10;
        else {
          let err26 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      coerced9 !== void 0 && (data10 = coerced9, data !== void 0 && (data.limit = coerced9));
    }
    if (typeof data10 == "number" && isFinite(data10)) {
      if (data10 > 100 || isNaN(data10)) {
        let err27 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (data10 < 1 || isNaN(data10)) {
        let err28 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (!formats4.validate(data10)) {
        let err29 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data11 = data.cursor;
      if (typeof data11 != "string") {
        let dataType10 = typeof data11, coerced10;
        if (coerced10 === void 0)
          if (dataType10 == "number" || dataType10 == "boolean")
            coerced10 = "" + data11;
          else if (data11 === null)
            coerced10 = "";
          else {
            let err30 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        coerced10 !== void 0 && (data11 = coerced10, data !== void 0 && (data.cursor = coerced10));
      }
      if (typeof data11 == "string") {
        if (func1(data11) > 200) {
          let err31 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (func1(data11) < 1) {
          let err32 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (!pattern3.test(data11)) {
          let err33 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var exportBrandAnswersQuery = validate67, schema31 = { type: "object", properties: { format: { type: "string", enum: ["csv", "jsonl"], default: "csv" }, texts: { type: "boolean", default: !1 }, from: { type: "string", format: "date", minLength: 10, maxLength: 10 }, to: { type: "string", format: "date", minLength: 10, maxLength: 10 }, basis: { type: "string", enum: ["visibility", "prompts", "all"], default: "all" }, platform: { $ref: "schema:Platform" }, stage: { type: "string", enum: ["awareness", "interest", "desire", "action"] }, promptId: { type: "string", format: "uuid", minLength: 36, maxLength: 36 }, mentioned: { type: "boolean" }, sentiment: { type: "string", enum: ["positive", "neutral", "negative"] }, competitor: { type: "string", minLength: 1, maxLength: 200 }, domain: { type: "string", minLength: 1, maxLength: 253 } }, required: [], additionalProperties: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.format === void 0 && (data.format = "csv"), data.texts === void 0 && (data.texts = !1), data.basis === void 0 && (data.basis = "all");
    for (let key0 in data)
      if (!func27.call(schema31.properties, key0)) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.format;
    if (typeof data0 != "string") {
      let dataType0 = typeof data0, coerced0;
      if (coerced0 === void 0)
        if (dataType0 == "number" || dataType0 == "boolean")
          coerced0 = "" + data0;
        else if (data0 === null)
          coerced0 = "";
        else {
          let err1 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.format = coerced0));
    }
    if (!(data0 === "csv" || data0 === "jsonl")) {
      let err2 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    let data1 = data.texts;
    if (typeof data1 != "boolean") {
      let coerced1;
      if (coerced1 === void 0)
        if (data1 === "false" || data1 === 0 || data1 === null)
          coerced1 = !1;
        else if (data1 === "true" || data1 === 1)
          coerced1 = !0;
        else {
          let err3 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.texts = coerced1));
    }
    if (data.from !== void 0) {
      let data2 = data.from;
      if (typeof data2 != "string") {
        let dataType2 = typeof data2, coerced2;
        if (coerced2 === void 0)
          if (dataType2 == "number" || dataType2 == "boolean")
            coerced2 = "" + data2;
          else if (data2 === null)
            coerced2 = "";
          else {
            let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
          }
        coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.from = coerced2));
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 10) {
          let err5 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data2) < 10) {
          let err6 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats22.validate(data2)) {
          let err7 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data3 = data.to;
      if (typeof data3 != "string") {
        let dataType3 = typeof data3, coerced3;
        if (coerced3 === void 0)
          if (dataType3 == "number" || dataType3 == "boolean")
            coerced3 = "" + data3;
          else if (data3 === null)
            coerced3 = "";
          else {
            let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        coerced3 !== void 0 && (data3 = coerced3, data !== void 0 && (data.to = coerced3));
      }
      if (typeof data3 == "string") {
        if (func1(data3) > 10) {
          let err9 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data3) < 10) {
          let err10 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!formats22.validate(data3)) {
          let err11 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
    let data4 = data.basis;
    if (typeof data4 != "string") {
      let dataType4 = typeof data4, coerced4;
      if (coerced4 === void 0)
        if (dataType4 == "number" || dataType4 == "boolean")
          coerced4 = "" + data4;
        else if (data4 === null)
          coerced4 = "";
        else {
          let err12 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "string" }, message: "must be string" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      coerced4 !== void 0 && (data4 = coerced4, data !== void 0 && (data.basis = coerced4));
    }
    if (!(data4 === "visibility" || data4 === "prompts" || data4 === "all")) {
      let err13 = { instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/enum", keyword: "enum", params: { allowedValues: schema31.properties.basis.enum }, message: "must be equal to one of the allowed values" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.platform !== void 0 && (validate59(data.platform, { instancePath: instancePath + "/platform", parentData: data, parentDataProperty: "platform", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length)), data.stage !== void 0) {
      let data6 = data.stage;
      if (typeof data6 != "string") {
        let dataType5 = typeof data6, coerced5;
        if (coerced5 === void 0)
          if (dataType5 == "number" || dataType5 == "boolean")
            coerced5 = "" + data6;
          else if (data6 === null)
            coerced5 = "";
          else {
            let err14 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        coerced5 !== void 0 && (data6 = coerced5, data !== void 0 && (data.stage = coerced5));
      }
      if (!(data6 === "awareness" || data6 === "interest" || data6 === "desire" || data6 === "action")) {
        let err15 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema31.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.promptId !== void 0) {
      let data7 = data.promptId;
      if (typeof data7 != "string") {
        let dataType6 = typeof data7, coerced6;
        if (coerced6 === void 0)
          if (dataType6 == "number" || dataType6 == "boolean")
            coerced6 = "" + data7;
          else if (data7 === null)
            coerced6 = "";
          else {
            let err16 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        coerced6 !== void 0 && (data7 = coerced6, data !== void 0 && (data.promptId = coerced6));
      }
      if (typeof data7 == "string") {
        if (func1(data7) > 36) {
          let err17 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (func1(data7) < 36) {
          let err18 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.test(data7)) {
          let err19 = { instancePath: instancePath + "/promptId", schemaPath: "#/properties/promptId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.mentioned !== void 0) {
      let data8 = data.mentioned;
      if (typeof data8 != "boolean") {
        let coerced7;
        if (coerced7 === void 0)
          if (data8 === "false" || data8 === 0 || data8 === null)
            coerced7 = !1;
          else if (data8 === "true" || data8 === 1)
            coerced7 = !0;
          else {
            let err20 = { instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        coerced7 !== void 0 && (data8 = coerced7, data !== void 0 && (data.mentioned = coerced7));
      }
    }
    if (data.sentiment !== void 0) {
      let data9 = data.sentiment;
      if (typeof data9 != "string") {
        let dataType8 = typeof data9, coerced8;
        if (coerced8 === void 0)
          if (dataType8 == "number" || dataType8 == "boolean")
            coerced8 = "" + data9;
          else if (data9 === null)
            coerced8 = "";
          else {
            let err21 = { instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        coerced8 !== void 0 && (data9 = coerced8, data !== void 0 && (data.sentiment = coerced8));
      }
      if (!(data9 === "positive" || data9 === "neutral" || data9 === "negative")) {
        let err22 = { instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/enum", keyword: "enum", params: { allowedValues: schema31.properties.sentiment.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.competitor !== void 0) {
      let data10 = data.competitor;
      if (typeof data10 != "string") {
        let dataType9 = typeof data10, coerced9;
        if (coerced9 === void 0)
          if (dataType9 == "number" || dataType9 == "boolean")
            coerced9 = "" + data10;
          else if (data10 === null)
            coerced9 = "";
          else {
            let err23 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        coerced9 !== void 0 && (data10 = coerced9, data !== void 0 && (data.competitor = coerced9));
      }
      if (typeof data10 == "string") {
        if (func1(data10) > 200) {
          let err24 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func1(data10) < 1) {
          let err25 = { instancePath: instancePath + "/competitor", schemaPath: "#/properties/competitor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      }
    }
    if (data.domain !== void 0) {
      let data11 = data.domain;
      if (typeof data11 != "string") {
        let dataType10 = typeof data11, coerced10;
        if (coerced10 === void 0)
          if (dataType10 == "number" || dataType10 == "boolean")
            coerced10 = "" + data11;
          else if (data11 === null)
            coerced10 = "";
          else {
            let err26 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        coerced10 !== void 0 && (data11 = coerced10, data !== void 0 && (data.domain = coerced10));
      }
      if (typeof data11 == "string") {
        if (func1(data11) > 253) {
          let err27 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func1(data11) < 1) {
          let err28 = { instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listAuthorityScoresQuery = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.days === void 0 && (data.days = 90);
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
      if (!formats4.validate(data0)) {
        let err4 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listCitedDomainsQuery = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.days === void 0 && (data.days = 30), data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "days" || key0 === "platform" || key0 === "limit")) {
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
      if (!formats4.validate(data0)) {
        let err4 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.platform !== void 0 && (validate59(data.platform, { instancePath: instancePath + "/platform", parentData: data, parentDataProperty: "platform", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors), errors = vErrors.length));
    let data2 = data.limit;
    if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
      let dataType1 = typeof data2, coerced1;
      if (coerced1 === void 0)
        if (dataType1 === "boolean" || data2 === null || dataType1 === "string" && data2 && data2 == +data2 && !(data2 % 1))
          coerced1 = +data2;
        else {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      coerced1 !== void 0 && (data2 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data2 == "number" && isFinite(data2)) {
      if (data2 > 100 || isNaN(data2)) {
        let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data2 < 1 || isNaN(data2)) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!formats4.validate(data2)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listIncidentsQuery = validate72;
var schema35 = { type: "string", enum: ["open", "investigating", "resolved"] };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
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
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema36 = { type: "string", enum: ["low", "medium", "high", "critical"] };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
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
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "status" || key0 === "severity" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
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
            let err1 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0.test(data0)) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    data.status !== void 0 && (validate73(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors), errors = vErrors.length)), data.severity !== void 0 && (validate75(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors), errors = vErrors.length));
    let data3 = data.limit;
    if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
      let dataType1 = typeof data3, coerced1;
      if (coerced1 === void 0)
        if (dataType1 === "boolean" || data3 === null || dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))
          coerced1 = +data3;
        else {
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      coerced1 !== void 0 && (data3 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data3 == "number" && isFinite(data3)) {
      if (data3 > 100 || isNaN(data3)) {
        let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data3 < 1 || isNaN(data3)) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!formats4.validate(data3)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data4 = data.cursor;
      if (typeof data4 != "string") {
        let dataType2 = typeof data4, coerced2;
        if (coerced2 === void 0)
          if (dataType2 == "number" || dataType2 == "boolean")
            coerced2 = "" + data4;
          else if (data4 === null)
            coerced2 = "";
          else {
            let err9 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        coerced2 !== void 0 && (data4 = coerced2, data !== void 0 && (data.cursor = coerced2));
      }
      if (typeof data4 == "string") {
        if (func1(data4) > 200) {
          let err10 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data4) < 1) {
          let err11 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern3.test(data4)) {
          let err12 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listWikiPagesQuery = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.limit;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let dataType0 = typeof data0, coerced0;
      if (coerced0 === void 0)
        if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
          coerced0 = +data0;
        else {
          let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.limit = coerced0));
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 100 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 1 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!formats4.validate(data0)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data1 = data.cursor;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.cursor = coerced1));
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 200) {
          let err6 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data1) < 1) {
          let err7 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern3.test(data1)) {
          let err8 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listWikiRevisionsQuery = validate78;
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (key0 !== "limit") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.limit;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let dataType0 = typeof data0, coerced0;
      if (coerced0 === void 0)
        if (dataType0 === "boolean" || data0 === null || dataType0 === "string" && data0 && data0 == +data0 && !(data0 % 1))
          coerced0 = +data0;
        else {
          let err1 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.limit = coerced0));
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 100 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 1 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!formats4.validate(data0)) {
        let err4 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var listSuggestionsQuery = validate79;
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.limit === void 0 && (data.limit = 50);
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
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
            let err1 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.brandId = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 36) {
          let err2 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 36) {
          let err3 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats0.test(data0)) {
          let err4 = { instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
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
          let err5 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.limit = coerced1));
    }
    if (typeof data1 == "number" && isFinite(data1)) {
      if (data1 > 100 || isNaN(data1)) {
        let err6 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (data1 < 1 || isNaN(data1)) {
        let err7 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!formats4.validate(data1)) {
        let err8 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.cursor !== void 0) {
      let data2 = data.cursor;
      if (typeof data2 != "string") {
        let dataType2 = typeof data2, coerced2;
        if (coerced2 === void 0)
          if (dataType2 == "number" || dataType2 == "boolean")
            coerced2 = "" + data2;
          else if (data2 === null)
            coerced2 = "";
          else {
            let err9 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        coerced2 !== void 0 && (data2 = coerced2, data !== void 0 && (data.cursor = coerced2));
      }
      if (typeof data2 == "string") {
        if (func1(data2) > 200) {
          let err10 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func1(data2) < 1) {
          let err11 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern3.test(data2)) {
          let err12 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getUsageQuery = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "from" || key0 === "to")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.from !== void 0) {
      let data0 = data.from;
      if (typeof data0 != "string") {
        let dataType0 = typeof data0, coerced0;
        if (coerced0 === void 0)
          if (dataType0 == "number" || dataType0 == "boolean")
            coerced0 = "" + data0;
          else if (data0 === null)
            coerced0 = "";
          else {
            let err1 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        coerced0 !== void 0 && (data0 = coerced0, data !== void 0 && (data.from = coerced0));
      }
      if (typeof data0 == "string") {
        if (func1(data0) > 10) {
          let err2 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func1(data0) < 10) {
          let err3 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats22.validate(data0)) {
          let err4 = { instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      }
    }
    if (data.to !== void 0) {
      let data1 = data.to;
      if (typeof data1 != "string") {
        let dataType1 = typeof data1, coerced1;
        if (coerced1 === void 0)
          if (dataType1 == "number" || dataType1 == "boolean")
            coerced1 = "" + data1;
          else if (data1 === null)
            coerced1 = "";
          else {
            let err5 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        coerced1 !== void 0 && (data1 = coerced1, data !== void 0 && (data.to = coerced1));
      }
      if (typeof data1 == "string") {
        if (func1(data1) > 10) {
          let err6 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func1(data1) < 10) {
          let err7 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats22.validate(data1)) {
          let err8 = { instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var getOpenapiHeaders = validate81;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
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
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:bodies
var requestSignUpRequest = validate522;
var formats02 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i, func12 = require_ucs2length().default;
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 254) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 3) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats02.test(data)) {
      let err2 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 256) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 12) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern32 = new RegExp("^\\s*\\S[\\s\\S]*$", "u");
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate522.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "email" || key0 === "password" || key0 === "name" || key0 === "accountName")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.email !== void 0 && (validate532(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length)), data.password !== void 0 && (validate552(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length)), data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func12(data2) > 200) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data2) < 1) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern32.test(data2)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.accountName !== void 0) {
      let data3 = data.accountName;
      if (typeof data3 == "string") {
        if (func12(data3) > 200) {
          let err7 = { instancePath: instancePath + "/accountName", schemaPath: "#/properties/accountName/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data3) < 1) {
          let err8 = { instancePath: instancePath + "/accountName", schemaPath: "#/properties/accountName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data3)) {
          let err9 = { instancePath: instancePath + "/accountName", schemaPath: "#/properties/accountName/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/accountName", schemaPath: "#/properties/accountName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate522.errors = vErrors, errors === 0;
}
validate522.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestTokenRequest = validate57;
var pattern5 = new RegExp("^[A-Za-z0-9_-]{43}$", "u");
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate582.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 43) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 43 }, message: "must NOT have more than 43 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 43) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 43 }, message: "must NOT have fewer than 43 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern5.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{43}$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate582.errors = vErrors, errors === 0;
}
validate582.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "token") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.token !== void 0 && (validate582(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestInvitationAcceptance = validate60;
var pattern62 = new RegExp("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[A-Za-z0-9_-]{43}$", "u");
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate612.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 120) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 100) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 100 }, message: "must NOT have fewer than 100 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern62.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[A-Za-z0-9_-]{43}$" }, message: 'must match pattern "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[A-Za-z0-9_-]{43}$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate612.errors = vErrors, errors === 0;
}
validate612.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "token" || key0 === "name" || key0 === "password")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.token !== void 0 && (validate612(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors), errors = vErrors.length)), data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data1) < 1) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern32.test(data1)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.password !== void 0 && (validate552(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestSignInRequest = validate642;
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 256) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate642.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "email" || key0 === "password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.email !== void 0 && (validate532(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length)), data.password !== void 0 && (validate66(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate642.errors = vErrors, errors === 0;
}
validate642.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestAccountChoice = validate68;
var formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountId" }, message: "must have required property 'accountId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "accountId") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.accountId !== void 0) {
      let data0 = data.accountId;
      if (typeof data0 == "string") {
        if (func12(data0) > 36) {
          let err2 = { instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data0) < 36) {
          let err3 = { instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!formats2.test(data0)) {
          let err4 = { instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPasswordChangeRequest = validate692;
function validate692(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate692.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentPassword === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "currentPassword" || key0 === "password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.currentPassword !== void 0 && (validate66(data.currentPassword, { instancePath: instancePath + "/currentPassword", parentData: data, parentDataProperty: "currentPassword", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length)), data.password !== void 0 && (validate552(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate692.errors = vErrors, errors === 0;
}
validate692.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestEmailRequest = validate722;
function validate722(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate722.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "email") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.email !== void 0 && (validate532(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate722.errors = vErrors, errors === 0;
}
validate722.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPasswordResetRequest = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "token" || key0 === "password")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.token !== void 0 && (validate582(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors), errors = vErrors.length)), data.password !== void 0 && (validate552(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : vErrors.concat(validate552.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestRoleChange = validate772;
var schema33 = { type: "string", enum: ["viewer", "member", "admin", "owner"] };
function validate782(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate782.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "viewer" || data === "member" || data === "admin" || data === "owner")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate782.errors = vErrors, errors === 0;
}
validate782.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate772(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate772.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.role === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "role") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.role !== void 0 && (validate782(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate782.errors : vErrors.concat(validate782.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate772.errors = vErrors, errors === 0;
}
validate772.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestInvitationRequest = validate802;
function validate802(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate802.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.role === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "email" || key0 === "role")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.email !== void 0 && (validate532(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : vErrors.concat(validate532.errors), errors = vErrors.length)), data.role !== void 0 && (validate782(data.role, { instancePath: instancePath + "/role", parentData: data, parentDataProperty: "role", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate782.errors : vErrors.concat(validate782.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate802.errors = vErrors, errors === 0;
}
validate802.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestKeyRequest = validate83, schema352 = { type: "object", additionalProperties: !1, required: ["interface", "scope"], properties: { interface: { type: "string", enum: ["direct", "v1"] }, scope: { type: "string", enum: ["read", "write", "admin"] }, test: { type: "boolean", default: !1 }, name: { type: "string", minLength: 1, maxLength: 200, pattern: "^\\s*\\S[\\s\\S]*$" }, expiresAt: { type: "string", format: "date-time", minLength: 20, maxLength: 40 } } }, formats42 = require_formats().fullFormats["date-time"];
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.test === void 0 && (data.test = !1), data.interface === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interface" }, message: "must have required property 'interface'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scope === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scope" }, message: "must have required property 'scope'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "interface" || key0 === "scope" || key0 === "test" || key0 === "name" || key0 === "expiresAt")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.interface !== void 0) {
      let data0 = data.interface;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "direct" || data0 === "v1")) {
        let err4 = { instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/enum", keyword: "enum", params: { allowedValues: schema352.properties.interface.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.scope !== void 0) {
      let data1 = data.scope;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data1 === "read" || data1 === "write" || data1 === "admin")) {
        let err6 = { instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/enum", keyword: "enum", params: { allowedValues: schema352.properties.scope.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (typeof data.test != "boolean") {
      let err7 = { instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.name !== void 0) {
      let data3 = data.name;
      if (typeof data3 == "string") {
        if (func12(data3) > 200) {
          let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func12(data3) < 1) {
          let err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern32.test(data3)) {
          let err10 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data4 = data.expiresAt;
      if (typeof data4 == "string") {
        if (func12(data4) > 40) {
          let err12 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (func12(data4) < 20) {
          let err13 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/minLength", keyword: "minLength", params: { limit: 20 }, message: "must NOT have fewer than 20 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats42.validate(data4)) {
          let err14 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestKeyRotation = validate84;
var formats6 = require_formats().fullFormats.int32;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    data.overlapHours === void 0 && (data.overlapHours = 24);
    for (let key0 in data)
      if (key0 !== "overlapHours") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    let data0 = data.overlapHours;
    if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
      let err1 = { instancePath: instancePath + "/overlapHours", schemaPath: "#/properties/overlapHours/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (typeof data0 == "number" && isFinite(data0)) {
      if (data0 > 168 || isNaN(data0)) {
        let err2 = { instancePath: instancePath + "/overlapHours", schemaPath: "#/properties/overlapHours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 168 }, message: "must be <= 168" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 < 0 || isNaN(data0)) {
        let err3 = { instancePath: instancePath + "/overlapHours", schemaPath: "#/properties/overlapHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!formats6.validate(data0)) {
        let err4 = { instancePath: instancePath + "/overlapHours", schemaPath: "#/properties/overlapHours/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestBrandRequest = validate85;
var pattern11 = new RegExp("^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$", "u"), formats8 = require_formats().fullFormats.uri;
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
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
        if (!pattern11.test(data2)) {
          let err13 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://[^\\s/?#@]+([/?#]\\S*)?$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats8(data2)) {
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
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestBrandChange = validate86, schema38 = { type: "object", additionalProperties: !1, minProperties: 1, properties: { aliases: { type: "array", maxItems: 50, uniqueItems: !0, items: { $ref: "schema:BrandName" } }, website: { type: ["string", "null"], format: "uri", minLength: 1, maxLength: 2048, pattern: "^[hH][tT][tT][pP][sS]?://" }, domains: { type: "array", maxItems: 50, uniqueItems: !0, items: { type: "string", minLength: 3, maxLength: 253, pattern: "^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*$" } }, handles: { type: "array", maxItems: 50, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 100, pattern: "^\\S+$" } }, competitors: { type: "array", maxItems: 10, items: { $ref: "schema:CompetitorRequest" } }, schedule: { type: ["string", "null"], minLength: 9, maxLength: 100, pattern: "^[0-9A-Za-z*,/-]+( [0-9A-Za-z*,/-]+){4}$" } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 200) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern32.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { type: "object", additionalProperties: !1, required: ["name"], properties: { name: { $ref: "schema:BrandName" }, aliases: { type: "array", maxItems: 20, uniqueItems: !0, items: { $ref: "schema:BrandName" }, default: [] }, website: { type: ["string", "null"], format: "uri", minLength: 1, maxLength: 2048, pattern: "^[hH][tT][tT][pP][sS]?://" } } }, func0 = require_equal().default, pattern13 = new RegExp("^[hH][tT][tT][pP][sS]?://", "u");
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.aliases === void 0 && (data.aliases = []), data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "aliases" || key0 === "website")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.name !== void 0 && (validate87(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length));
    let data1 = data.aliases;
    if (Array.isArray(data1)) {
      if (data1.length > 20) {
        let err2 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      let len0 = data1.length;
      for (let i0 = 0; i0 < len0; i0++)
        validate87(data1[i0], { instancePath: instancePath + "/aliases/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
      let i1 = data1.length, j0;
      if (i1 > 1) {
        outer0:
          for (; i1--; )
            for (j0 = i1; j0--; )
              if (func0(data1[i1], data1[j0])) {
                let err3 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                break outer0;
              }
      }
    } else {
      let err4 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.website !== void 0) {
      let data3 = data.website;
      if (typeof data3 != "string" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema40.properties.website.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "string") {
        if (func12(data3) > 2048) {
          let err6 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func12(data3) < 1) {
          let err7 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern13.test(data3)) {
          let err8 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats8(data3)) {
          let err9 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern14 = new RegExp("^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*$", "u"), pattern15 = new RegExp("^\\S+$", "u"), pattern17 = new RegExp("^[0-9A-Za-z*,/-]+( [0-9A-Za-z*,/-]+){4}$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "aliases" || key0 === "website" || key0 === "domains" || key0 === "handles" || key0 === "competitors" || key0 === "schedule")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.aliases !== void 0) {
      let data0 = data.aliases;
      if (Array.isArray(data0)) {
        if (data0.length > 50) {
          let err2 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate87(data0[i0], { instancePath: instancePath + "/aliases/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err3 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
                  break outer0;
                }
        }
      } else {
        let err4 = { instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.website !== void 0) {
      let data2 = data.website;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema38.properties.website.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "string") {
        if (func12(data2) > 2048) {
          let err6 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func12(data2) < 1) {
          let err7 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern13.test(data2)) {
          let err8 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats8(data2)) {
          let err9 = { instancePath: instancePath + "/website", schemaPath: "#/properties/website/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.domains !== void 0) {
      let data3 = data.domains;
      if (Array.isArray(data3)) {
        if (data3.length > 50) {
          let err10 = { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data3.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data4 = data3[i2];
          if (typeof data4 == "string") {
            if (func12(data4) > 253) {
              let err11 = { instancePath: instancePath + "/domains/" + i2, schemaPath: "#/properties/domains/items/maxLength", keyword: "maxLength", params: { limit: 253 }, message: "must NOT have more than 253 characters" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (func12(data4) < 3) {
              let err12 = { instancePath: instancePath + "/domains/" + i2, schemaPath: "#/properties/domains/items/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern14.test(data4)) {
              let err13 = { instancePath: instancePath + "/domains/" + i2, schemaPath: "#/properties/domains/items/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*$" }, message: 'must match pattern "^([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z][A-Za-z0-9-]*$"' };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/domains/" + i2, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        let i3 = data3.length, j1;
        if (i3 > 1) {
          let indices0 = {};
          for (; i3--; ) {
            let item0 = data3[i3];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j1 = indices0[item0];
                let err15 = { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)" };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                break;
              }
              indices0[item0] = i3;
            }
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.handles !== void 0) {
      let data5 = data.handles;
      if (Array.isArray(data5)) {
        if (data5.length > 50) {
          let err17 = { instancePath: instancePath + "/handles", schemaPath: "#/properties/handles/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        let len2 = data5.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data6 = data5[i4];
          if (typeof data6 == "string") {
            if (func12(data6) > 100) {
              let err18 = { instancePath: instancePath + "/handles/" + i4, schemaPath: "#/properties/handles/items/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
            if (func12(data6) < 1) {
              let err19 = { instancePath: instancePath + "/handles/" + i4, schemaPath: "#/properties/handles/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (!pattern15.test(data6)) {
              let err20 = { instancePath: instancePath + "/handles/" + i4, schemaPath: "#/properties/handles/items/pattern", keyword: "pattern", params: { pattern: "^\\S+$" }, message: 'must match pattern "^\\S+$"' };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/handles/" + i4, schemaPath: "#/properties/handles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        let i5 = data5.length, j2;
        if (i5 > 1) {
          let indices1 = {};
          for (; i5--; ) {
            let item1 = data5[i5];
            if (typeof item1 == "string") {
              if (typeof indices1[item1] == "number") {
                j2 = indices1[item1];
                let err22 = { instancePath: instancePath + "/handles", schemaPath: "#/properties/handles/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)" };
                vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
                break;
              }
              indices1[item1] = i5;
            }
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/handles", schemaPath: "#/properties/handles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.competitors !== void 0) {
      let data7 = data.competitors;
      if (Array.isArray(data7)) {
        if (data7.length > 10) {
          let err24 = { instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len3 = data7.length;
        for (let i6 = 0; i6 < len3; i6++)
          validate89(data7[i6], { instancePath: instancePath + "/competitors/" + i6, parentData: data7, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.schedule !== void 0) {
      let data9 = data.schedule;
      if (typeof data9 != "string" && data9 !== null) {
        let err26 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/type", keyword: "type", params: { type: schema38.properties.schedule.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data9 == "string") {
        if (func12(data9) > 100) {
          let err27 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (func12(data9) < 9) {
          let err28 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/minLength", keyword: "minLength", params: { limit: 9 }, message: "must NOT have fewer than 9 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (!pattern17.test(data9)) {
          let err29 = { instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z*,/-]+( [0-9A-Za-z*,/-]+){4}$" }, message: 'must match pattern "^[0-9A-Za-z*,/-]+( [0-9A-Za-z*,/-]+){4}$"' };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPromptRequest = validate93;
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 2e3) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern32.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema43 = { type: "string", enum: ["awareness", "interest", "desire", "action"] };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "awareness" || data === "interest" || data === "desire" || data === "action")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stage === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "stage")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.text !== void 0 && (validate94(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.stage !== void 0 && (validate96(data.stage, { instancePath: instancePath + "/stage", parentData: data, parentDataProperty: "stage", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPromptChange = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "stage")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.text !== void 0 && (validate94(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length)), data.stage !== void 0 && (validate96(data.stage, { instancePath: instancePath + "/stage", parentData: data, parentDataProperty: "stage", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPackRequest = validate101;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func12(data) > 200) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func12(data) < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern32.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema48 = { type: "object", additionalProperties: !1, required: ["language", "stage", "text"], properties: { language: { type: "string", enum: ["zh", "en"] }, stage: { type: "string", enum: ["awareness", "interest", "desire", "action"] }, text: { type: "string", minLength: 1, maxLength: 2e3, pattern: "^\\s*\\S[\\s\\S]*$" } } };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stage === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.text === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "language" || key0 === "stage" || key0 === "text")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.language !== void 0) {
      let data0 = data.language;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "zh" || data0 === "en")) {
        let err5 = { instancePath: instancePath + "/language", schemaPath: "#/properties/language/enum", keyword: "enum", params: { allowedValues: schema48.properties.language.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.stage !== void 0) {
      let data1 = data.stage;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "awareness" || data1 === "interest" || data1 === "desire" || data1 === "action")) {
        let err7 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema48.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.text !== void 0) {
      let data2 = data.text;
      if (typeof data2 == "string") {
        if (func12(data2) > 2e3) {
          let err8 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func12(data2) < 1) {
          let err9 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern32.test(data2)) {
          let err10 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 200) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate105(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors), errors = vErrors.length);
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.templates === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "templates" }, message: "must have required property 'templates'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "templates")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.name !== void 0 && (validate102(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.templates !== void 0 && (validate104(data.templates, { instancePath: instancePath + "/templates", parentData: data, parentDataProperty: "templates", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestPackChange = validate108;
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "templates")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.name !== void 0 && (validate102(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.templates !== void 0 && (validate104(data.templates, { instancePath: instancePath + "/templates", parentData: data, parentDataProperty: "templates", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestWebhookCreation = validate111, schema50 = { type: "object", additionalProperties: !1, required: ["interface", "url", "events"], properties: { interface: { type: "string", enum: ["direct", "v1"] }, url: { type: "string", format: "uri", minLength: 1, maxLength: 2048, pattern: "^[hH][tT][tT][pP][sS]?://" }, events: { type: "array", minItems: 1, maxItems: 5, uniqueItems: !0, items: { $ref: "schema:SelectableEventType" } }, description: { type: "string", minLength: 1, maxLength: 500 } } }, schema51 = { type: "string", enum: ["citation.discovered", "priority.changed", "sentinel.triggered", "uplift.measured", "wiki.page.created", "wiki.page.updated", "lint.issue.detected", "aeo.batch.completed", "citation.gap.alert"] };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "citation.discovered" || data === "priority.changed" || data === "sentinel.triggered" || data === "uplift.measured" || data === "wiki.page.created" || data === "wiki.page.updated" || data === "lint.issue.detected" || data === "aeo.batch.completed" || data === "citation.gap.alert")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.interface === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interface" }, message: "must have required property 'interface'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.events === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "events" }, message: "must have required property 'events'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "interface" || key0 === "url" || key0 === "events" || key0 === "description")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.interface !== void 0) {
      let data0 = data.interface;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "direct" || data0 === "v1")) {
        let err5 = { instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/enum", keyword: "enum", params: { allowedValues: schema50.properties.interface.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 == "string") {
        if (func12(data1) > 2048) {
          let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func12(data1) < 1) {
          let err7 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern13.test(data1)) {
          let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats8(data1)) {
          let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.events !== void 0) {
      let data2 = data.events;
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          let err11 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate112(data2[i0], { instancePath: instancePath + "/events/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err13 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  break outer0;
                }
        }
      } else {
        let err14 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.description !== void 0) {
      let data4 = data.description;
      if (typeof data4 == "string") {
        if (func12(data4) > 500) {
          let err15 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func12(data4) < 1) {
          let err16 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestWebhookChange = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "url" || key0 === "events" || key0 === "description")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.url !== void 0) {
      let data0 = data.url;
      if (typeof data0 == "string") {
        if (func12(data0) > 2048) {
          let err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data0) < 1) {
          let err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern13.test(data0)) {
          let err4 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^[hH][tT][tT][pP][sS]?://" }, message: 'must match pattern "^[hH][tT][tT][pP][sS]?://"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats8(data0)) {
          let err5 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.events !== void 0) {
      let data1 = data.events;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err7 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.length < 1) {
          let err8 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate112(data1[i0], { instancePath: instancePath + "/events/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err9 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      if (typeof data3 == "string") {
        if (func12(data3) > 500) {
          let err11 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func12(data3) < 1) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestEventReplay = validate116;
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate116.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (key0 !== "webhookId") {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.webhookId !== void 0) {
      let data0 = data.webhookId;
      if (typeof data0 == "string") {
        if (func12(data0) > 36) {
          let err1 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (func12(data0) < 36) {
          let err2 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/minLength", keyword: "minLength", params: { limit: 36 }, message: "must NOT have fewer than 36 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!formats2.test(data0)) {
          let err3 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
validate116.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestWikiPageRequest = validate117;
var schema55 = { type: "object", additionalProperties: !1, required: ["attribute", "value"], properties: { subject: { type: "string", minLength: 0, maxLength: 200 }, attribute: { type: "string", minLength: 0, maxLength: 200 }, value: { type: "string", minLength: 0, maxLength: 1e3 }, sourceUrl: { type: ["string", "null"], format: "uri", minLength: 1, maxLength: 2e3, pattern: "^https?://" }, sourceTitle: { type: ["string", "null"], minLength: 1, maxLength: 200 }, asOf: { type: ["string", "null"], format: "date", minLength: 10, maxLength: 10 } } }, formats222 = require_formats().fullFormats.date, pattern25 = new RegExp("^https?://", "u");
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.attribute === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attribute" }, message: "must have required property 'attribute'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.value === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "attribute" || key0 === "value" || key0 === "sourceUrl" || key0 === "sourceTitle" || key0 === "asOf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.subject !== void 0) {
      let data0 = data.subject;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err3 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func12(data0) < 0) {
          let err4 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.attribute !== void 0) {
      let data1 = data.attribute;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err6 = { instancePath: instancePath + "/attribute", schemaPath: "#/properties/attribute/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func12(data1) < 0) {
          let err7 = { instancePath: instancePath + "/attribute", schemaPath: "#/properties/attribute/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/attribute", schemaPath: "#/properties/attribute/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.value !== void 0) {
      let data2 = data.value;
      if (typeof data2 == "string") {
        if (func12(data2) > 1e3) {
          let err9 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func12(data2) < 0) {
          let err10 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.sourceUrl !== void 0) {
      let data3 = data.sourceUrl;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: schema55.properties.sourceUrl.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "string") {
        if (func12(data3) > 2e3) {
          let err13 = { instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (func12(data3) < 1) {
          let err14 = { instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern25.test(data3)) {
          let err15 = { instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/pattern", keyword: "pattern", params: { pattern: "^https?://" }, message: 'must match pattern "^https?://"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats8(data3)) {
          let err16 = { instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.sourceTitle !== void 0) {
      let data4 = data.sourceTitle;
      if (typeof data4 != "string" && data4 !== null) {
        let err17 = { instancePath: instancePath + "/sourceTitle", schemaPath: "#/properties/sourceTitle/type", keyword: "type", params: { type: schema55.properties.sourceTitle.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data4 == "string") {
        if (func12(data4) > 200) {
          let err18 = { instancePath: instancePath + "/sourceTitle", schemaPath: "#/properties/sourceTitle/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (func12(data4) < 1) {
          let err19 = { instancePath: instancePath + "/sourceTitle", schemaPath: "#/properties/sourceTitle/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.asOf !== void 0) {
      let data5 = data.asOf;
      if (typeof data5 != "string" && data5 !== null) {
        let err20 = { instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/type", keyword: "type", params: { type: schema55.properties.asOf.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string") {
        if (func12(data5) > 10) {
          let err21 = { instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/maxLength", keyword: "maxLength", params: { limit: 10 }, message: "must NOT have more than 10 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (func12(data5) < 10) {
          let err22 = { instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/minLength", keyword: "minLength", params: { limit: 10 }, message: "must NOT have fewer than 10 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats222.validate(data5)) {
          let err23 = { instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate117.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "title" || key0 === "slug" || key0 === "body" || key0 === "facts")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.title !== void 0) {
      let data0 = data.title;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data0) < 1) {
          let err3 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern32.test(data0)) {
          let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.slug !== void 0) {
      let data1 = data.slug;
      if (typeof data1 == "string") {
        if (func12(data1) > 100) {
          let err6 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func12(data1) < 1) {
          let err7 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern32.test(data1)) {
          let err8 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.body !== void 0) {
      let data2 = data.body;
      if (typeof data2 == "string") {
        if (func12(data2) > 2e4) {
          let err10 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (func12(data2) < 0) {
          let err11 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data3 = data.facts;
      if (Array.isArray(data3)) {
        if (data3.length > 100) {
          let err13 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate118(data3[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
validate117.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestWikiPageChange = validate120;
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 2 }, message: "must NOT have fewer than 2 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.revision === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "revision" || key0 === "title" || key0 === "slug" || key0 === "body" || key0 === "facts")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.revision !== void 0) {
      let data0 = data.revision;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 2147483647 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!formats6.validate(data0)) {
          let err6 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.slug !== void 0) {
      let data2 = data.slug;
      if (typeof data2 == "string") {
        if (func12(data2) > 100) {
          let err11 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (func12(data2) < 1) {
          let err12 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern32.test(data2)) {
          let err13 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.body !== void 0) {
      let data3 = data.body;
      if (typeof data3 == "string") {
        if (func12(data3) > 2e4) {
          let err15 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func12(data3) < 0) {
          let err16 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minLength", keyword: "minLength", params: { limit: 0 }, message: "must NOT have fewer than 0 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data4 = data.facts;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err18 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate118(data4[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestRewriteBatchRequest = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandId" }, message: "must have required property 'brandId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.texts === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "texts" }, message: "must have required property 'texts'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "brandId" || key0 === "audience" || key0 === "texts")) {
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
    if (data.audience !== void 0) {
      let data1 = data.audience;
      if (typeof data1 == "string") {
        if (func12(data1) > 200) {
          let err7 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func12(data1) < 1) {
          let err8 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern32.test(data1)) {
          let err9 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.texts !== void 0) {
      let data2 = data.texts;
      if (Array.isArray(data2)) {
        if (data2.length > 50) {
          let err11 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func12(data3) > 2e4) {
              let err13 = { instancePath: instancePath + "/texts/" + i0, schemaPath: "#/properties/texts/items/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (func12(data3) < 1) {
              let err14 = { instancePath: instancePath + "/texts/" + i0, schemaPath: "#/properties/texts/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (!pattern32.test(data3)) {
              let err15 = { instancePath: instancePath + "/texts/" + i0, schemaPath: "#/properties/texts/items/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/texts/" + i0, schemaPath: "#/properties/texts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestSpendCapChange = validate123, schema58 = { type: "object", additionalProperties: !1, required: ["monthlyUsd"], properties: { monthlyUsd: { type: ["number", "null"], format: "double", minimum: 0, maximum: 1e5 } } }, formats28 = require_formats().fullFormats.double;
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.monthlyUsd === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyUsd" }, message: "must have required property 'monthlyUsd'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "monthlyUsd") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.monthlyUsd !== void 0) {
      let data0 = data.monthlyUsd;
      if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
        let err2 = { instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/type", keyword: "type", params: { type: schema58.properties.monthlyUsd.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 1e5 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats28.validate(data0)) {
          let err5 = { instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestAccountChange = validate124;
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "name") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func12(data0) > 200) {
          let err2 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func12(data0) < 1) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern32.test(data0)) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^\\s*\\S[\\s\\S]*$" }, message: 'must match pattern "^\\s*\\S[\\s\\S]*$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestAccountDeletion = validate125;
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "password")) {
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
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.password !== void 0 && (validate66(data.password, { instancePath: instancePath + "/password", parentData: data, parentDataProperty: "password", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var requestRetentionChange = validate127, schema61 = { type: "object", additionalProperties: !1, minProperties: 1, properties: { answersDays: { type: ["integer", "null"], format: "int32", minimum: 30, maximum: 3650 }, deliveriesDays: { type: "integer", format: "int32", minimum: 1, maximum: 365 } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "answersDays" || key0 === "deliveriesDays")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.answersDays !== void 0) {
      let data0 = data.answersDays;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        let err2 = { instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/type", keyword: "type", params: { type: schema61.properties.answersDays.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 3650 || isNaN(data0)) {
          let err3 = { instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 }, message: "must be <= 3650" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0 < 30 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 30 }, message: "must be >= 30" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats6.validate(data0)) {
          let err5 = { instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.deliveriesDays !== void 0) {
      let data1 = data.deliveriesDays;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 365 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/maximum", keyword: "maximum", params: { comparison: "<=", limit: 365 }, message: "must be <= 365" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats6.validate(data1)) {
          let err9 = { instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };

// validators:responses
var replyEmailPromised = validate523;
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate523.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email"))
        return validate523.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "email") {
            return validate523.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.email !== void 0 && typeof data.email != "string")
          return validate523.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate523.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate523.errors = vErrors, errors === 0;
}
validate523.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyError = validate533;
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate553.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.path === void 0 && (missing0 = "path") || data.message === void 0 && (missing0 = "message"))
        return validate553.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "path" || key0 === "message")) {
            return validate553.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.path !== void 0) {
            let _errs2 = errors;
            if (typeof data.path != "string")
              return validate553.errors = [{ instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate553.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate553.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate553.errors = vErrors, errors === 0;
}
validate553.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate542(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate542.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message") || data.requestId === void 0 && (missing0 = "requestId"))
        return validate542.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message" || key0 === "requestId" || key0 === "details")) {
            return validate542.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate542.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate542.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.requestId !== void 0) {
                let _errs6 = errors;
                if (typeof data.requestId != "string")
                  return validate542.errors = [{ instancePath: instancePath + "/requestId", schemaPath: "#/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                        validate553(data3[i0], { instancePath: instancePath + "/details/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate542.errors = [{ instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate542.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate542.errors = vErrors, errors === 0;
}
validate542.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate533.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return validate533.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "error") {
            return validate533.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        _errs1 === errors && data.error !== void 0 && (validate542(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate542.errors : vErrors.concat(validate542.errors), errors = vErrors.length));
      }
    } else
      return validate533.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate533.errors = vErrors, errors === 0;
}
validate533.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyEmailConfirmed = validate583;
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate583.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.email === void 0 && (missing0 = "email"))
        return validate583.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "email") {
            return validate583.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.email !== void 0 && typeof data.email != "string")
          return validate583.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
      }
    } else
      return validate583.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate583.errors = vErrors, errors === 0;
}
validate583.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyInvitationAccepted = validate592;
var formats03 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate592.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accountId === void 0 && (missing0 = "accountId") || data.accountName === void 0 && (missing0 = "accountName") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role"))
        return validate592.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "accountId" || key0 === "accountName" || key0 === "email" || key0 === "role")) {
            return validate592.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.accountId !== void 0) {
            let data0 = data.accountId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate592.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate592.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.accountName !== void 0) {
              let _errs4 = errors;
              if (typeof data.accountName != "string")
                return validate592.errors = [{ instancePath: instancePath + "/accountName", schemaPath: "#/properties/accountName/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.email !== void 0) {
                let _errs6 = errors;
                if (typeof data.email != "string")
                  return validate592.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.role !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.role != "string")
                    return validate592.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate592.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate592.errors = vErrors, errors === 0;
}
validate592.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySession = validate602;
var schema262 = { type: "object", required: ["id", "email", "name"], properties: { id: { type: "string", format: "uuid" }, email: { type: "string" }, name: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate613.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.email === void 0 && (missing0 = "email") || data.name === void 0 && (missing0 = "name"))
        return validate613.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "email" || key0 === "name")) {
            return validate613.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate613.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate613.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs4 = errors;
              if (typeof data.email != "string")
                return validate613.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.name !== void 0) {
                let data2 = data.name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate613.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema262.properties.name.type }, message: "must be string,null" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate613.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate613.errors = vErrors, errors === 0;
}
validate613.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var formats62 = require_formats().fastFormats["date-time"];
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate632.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.tier === void 0 && (missing0 = "tier") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate632.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "tier" || key0 === "createdAt")) {
            return validate632.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate632.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate632.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate632.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.tier !== void 0) {
                let _errs6 = errors;
                if (typeof data.tier != "string")
                  return validate632.errors = [{ instancePath: instancePath + "/tier", schemaPath: "#/properties/tier/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.createdAt !== void 0) {
                  let data3 = data.createdAt, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats62.validate.test(data3))
                        return validate632.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate632.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate632.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate632.errors = vErrors, errors === 0;
}
validate632.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate652(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate652.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accountId === void 0 && (missing0 = "accountId") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role"))
        return validate652.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "accountId" || key0 === "name" || key0 === "role")) {
            return validate652.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.accountId !== void 0) {
            let data0 = data.accountId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate652.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate652.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate652.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.role !== void 0) {
                let _errs6 = errors;
                if (typeof data.role != "string")
                  return validate652.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate652.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate652.errors = vErrors, errors === 0;
}
validate652.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate602(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate602.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.user === void 0 && (missing0 = "user") || data.account === void 0 && (missing0 = "account") || data.role === void 0 && (missing0 = "role") || data.accounts === void 0 && (missing0 = "accounts"))
        return validate602.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "user" || key0 === "account" || key0 === "role" || key0 === "accounts")) {
            return validate602.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.user !== void 0) {
            let _errs2 = errors;
            validate613(data.user, { instancePath: instancePath + "/user", parentData: data, parentDataProperty: "user", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.account !== void 0) {
              let _errs3 = errors;
              validate632(data.account, { instancePath: instancePath + "/account", parentData: data, parentDataProperty: "account", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.role !== void 0) {
                let _errs4 = errors;
                if (typeof data.role != "string")
                  return validate602.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.accounts !== void 0) {
                  let data3 = data.accounts, _errs6 = errors;
                  if (errors === _errs6)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs8 = errors;
                        validate652(data3[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate652.errors : vErrors.concat(validate652.errors), errors = vErrors.length);
                        var valid1 = _errs8 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate602.errors = [{ instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs6 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate602.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate602.errors = vErrors, errors === 0;
}
validate602.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySessionsEnded = validate672;
var formats10 = require_formats().fastFormats.int32;
function validate672(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate672.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ended === void 0 && (missing0 = "ended"))
        return validate672.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "ended") {
            return validate672.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.ended !== void 0) {
          let data0 = data.ended, _errs2 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
            return validate672.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0))
              return validate672.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
            if (!formats10.validate(data0))
              return validate672.errors = [{ instancePath: instancePath + "/ended", schemaPath: "#/properties/ended/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
          }
        }
      }
    } else
      return validate672.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate672.errors = vErrors, errors === 0;
}
validate672.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyMemberList = validate682;
var schema312 = { type: "object", required: ["userId", "email", "name", "role", "joinedAt"], properties: { userId: { type: "string", format: "uuid" }, email: { type: "string" }, name: { type: ["string", "null"] }, role: { type: "string" }, joinedAt: { type: "string", format: "date-time" } }, additionalProperties: !1 };
function validate693(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate693.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.userId === void 0 && (missing0 = "userId") || data.email === void 0 && (missing0 = "email") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role") || data.joinedAt === void 0 && (missing0 = "joinedAt"))
        return validate693.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "userId" || key0 === "email" || key0 === "name" || key0 === "role" || key0 === "joinedAt")) {
            return validate693.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.userId !== void 0) {
            let data0 = data.userId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate693.errors = [{ instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate693.errors = [{ instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs4 = errors;
              if (typeof data.email != "string")
                return validate693.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.name !== void 0) {
                let data2 = data.name, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate693.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema312.properties.name.type }, message: "must be string,null" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.role !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.role != "string")
                    return validate693.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.joinedAt !== void 0) {
                    let data4 = data.joinedAt, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (!formats62.validate.test(data4))
                          return validate693.errors = [{ instancePath: instancePath + "/joinedAt", schemaPath: "#/properties/joinedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate693.errors = [{ instancePath: instancePath + "/joinedAt", schemaPath: "#/properties/joinedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate693.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate693.errors = vErrors, errors === 0;
}
validate693.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate682(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate682.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.members === void 0 && (missing0 = "members"))
        return validate682.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "members") {
            return validate682.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.members !== void 0) {
          let data0 = data.members;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate693(data0[i0], { instancePath: instancePath + "/members/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate693.errors : vErrors.concat(validate693.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate682.errors = [{ instancePath: instancePath + "/members", schemaPath: "#/properties/members/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate682.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate682.errors = vErrors, errors === 0;
}
validate682.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyMember = validate693, replyInvitationList = validate71;
var schema332 = { type: "object", required: ["id", "email", "role", "invitedBy", "createdAt", "expiresAt", "status"], properties: { id: { type: "string", format: "uuid" }, email: { type: "string" }, role: { type: "string" }, invitedBy: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" }, expiresAt: { type: "string", format: "date-time" }, status: { type: "string" } }, additionalProperties: !1 };
function validate723(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate723.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.email === void 0 && (missing0 = "email") || data.role === void 0 && (missing0 = "role") || data.invitedBy === void 0 && (missing0 = "invitedBy") || data.createdAt === void 0 && (missing0 = "createdAt") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.status === void 0 && (missing0 = "status"))
        return validate723.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "email" || key0 === "role" || key0 === "invitedBy" || key0 === "createdAt" || key0 === "expiresAt" || key0 === "status")) {
            return validate723.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate723.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate723.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs4 = errors;
              if (typeof data.email != "string")
                return validate723.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.role !== void 0) {
                let _errs6 = errors;
                if (typeof data.role != "string")
                  return validate723.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.invitedBy !== void 0) {
                  let data3 = data.invitedBy, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate723.errors = [{ instancePath: instancePath + "/invitedBy", schemaPath: "#/properties/invitedBy/type", keyword: "type", params: { type: schema332.properties.invitedBy.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && errors === _errs8 && typeof data3 == "string" && !formats03.test(data3))
                    return validate723.errors = [{ instancePath: instancePath + "/invitedBy", schemaPath: "#/properties/invitedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.createdAt !== void 0) {
                    let data4 = data.createdAt, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (!formats62.validate.test(data4))
                          return validate723.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate723.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.expiresAt !== void 0) {
                      let data5 = data.expiresAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate723.errors = [{ instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate723.errors = [{ instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.status !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.status != "string")
                          return validate723.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate723.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate723.errors = vErrors, errors === 0;
}
validate723.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.invitations === void 0 && (missing0 = "invitations"))
        return validate71.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "invitations") {
            return validate71.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.invitations !== void 0) {
          let data0 = data.invitations;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate723(data0[i0], { instancePath: instancePath + "/invitations/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate723.errors : vErrors.concat(validate723.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate71.errors = [{ instancePath: instancePath + "/invitations", schemaPath: "#/properties/invitations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate71.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyInvitation = validate723, replyKeyList = validate742;
var schema353 = { type: "object", required: ["id", "prefix", "interface", "scope", "test", "name", "status", "createdBy", "createdAt", "expiresAt", "revokedAt", "lastUsedAt", "replacedBy"], properties: { id: { type: "string", format: "uuid" }, prefix: { type: "string" }, interface: { type: "string" }, scope: { type: "string" }, test: { type: "boolean" }, name: { type: ["string", "null"] }, status: { type: "string" }, createdBy: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" }, expiresAt: { type: ["string", "null"], format: "date-time" }, revokedAt: { type: ["string", "null"], format: "date-time" }, lastUsedAt: { type: ["string", "null"], format: "date-time" }, replacedBy: { type: ["string", "null"], format: "uuid" } }, additionalProperties: !1 }, func13 = Object.prototype.hasOwnProperty;
function validate752(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate752.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.prefix === void 0 && (missing0 = "prefix") || data.interface === void 0 && (missing0 = "interface") || data.scope === void 0 && (missing0 = "scope") || data.test === void 0 && (missing0 = "test") || data.name === void 0 && (missing0 = "name") || data.status === void 0 && (missing0 = "status") || data.createdBy === void 0 && (missing0 = "createdBy") || data.createdAt === void 0 && (missing0 = "createdAt") || data.expiresAt === void 0 && (missing0 = "expiresAt") || data.revokedAt === void 0 && (missing0 = "revokedAt") || data.lastUsedAt === void 0 && (missing0 = "lastUsedAt") || data.replacedBy === void 0 && (missing0 = "replacedBy"))
        return validate752.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema353.properties, key0)) {
            return validate752.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate752.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate752.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.prefix !== void 0) {
              let _errs4 = errors;
              if (typeof data.prefix != "string")
                return validate752.errors = [{ instancePath: instancePath + "/prefix", schemaPath: "#/properties/prefix/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.interface !== void 0) {
                let _errs6 = errors;
                if (typeof data.interface != "string")
                  return validate752.errors = [{ instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.scope !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.scope != "string")
                    return validate752.errors = [{ instancePath: instancePath + "/scope", schemaPath: "#/properties/scope/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.test !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.test != "boolean")
                      return validate752.errors = [{ instancePath: instancePath + "/test", schemaPath: "#/properties/test/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.name !== void 0) {
                      let data5 = data.name, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate752.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: schema353.properties.name.type }, message: "must be string,null" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.status !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.status != "string")
                          return validate752.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.createdBy !== void 0) {
                          let data7 = data.createdBy, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate752.errors = [{ instancePath: instancePath + "/createdBy", schemaPath: "#/properties/createdBy/type", keyword: "type", params: { type: schema353.properties.createdBy.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && errors === _errs16 && typeof data7 == "string" && !formats03.test(data7))
                            return validate752.errors = [{ instancePath: instancePath + "/createdBy", schemaPath: "#/properties/createdBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.createdAt !== void 0) {
                            let data8 = data.createdAt, _errs18 = errors;
                            if (errors === _errs18 && errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!formats62.validate.test(data8))
                                  return validate752.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              } else
                                return validate752.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.expiresAt !== void 0) {
                              let data9 = data.expiresAt, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate752.errors = [{ instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema353.properties.expiresAt.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && errors === _errs20 && typeof data9 == "string" && !formats62.validate.test(data9))
                                return validate752.errors = [{ instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.revokedAt !== void 0) {
                                let data10 = data.revokedAt, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate752.errors = [{ instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/type", keyword: "type", params: { type: schema353.properties.revokedAt.type }, message: "must be string,null" }], !1;
                                if (errors === _errs22 && errors === _errs22 && typeof data10 == "string" && !formats62.validate.test(data10))
                                  return validate752.errors = [{ instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.lastUsedAt !== void 0) {
                                  let data11 = data.lastUsedAt, _errs24 = errors;
                                  if (typeof data11 != "string" && data11 !== null)
                                    return validate752.errors = [{ instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/type", keyword: "type", params: { type: schema353.properties.lastUsedAt.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs24 && errors === _errs24 && typeof data11 == "string" && !formats62.validate.test(data11))
                                    return validate752.errors = [{ instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.replacedBy !== void 0) {
                                    let data12 = data.replacedBy, _errs26 = errors;
                                    if (typeof data12 != "string" && data12 !== null)
                                      return validate752.errors = [{ instancePath: instancePath + "/replacedBy", schemaPath: "#/properties/replacedBy/type", keyword: "type", params: { type: schema353.properties.replacedBy.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs26 && errors === _errs26 && typeof data12 == "string" && !formats03.test(data12))
                                      return validate752.errors = [{ instancePath: instancePath + "/replacedBy", schemaPath: "#/properties/replacedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                                    var valid0 = _errs26 === errors;
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
    } else
      return validate752.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate752.errors = vErrors, errors === 0;
}
validate752.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate742(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate742.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.keys === void 0 && (missing0 = "keys"))
        return validate742.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "keys") {
            return validate742.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.keys !== void 0) {
          let data0 = data.keys;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate752(data0[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate752.errors : vErrors.concat(validate752.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate742.errors = [{ instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate742.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate742.errors = vErrors, errors === 0;
}
validate742.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyKeyCreated = validate773;
function validate773(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate773.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.key === void 0 && (missing0 = "key") || data.summary === void 0 && (missing0 = "summary"))
        return validate773.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "key" || key0 === "summary")) {
            return validate773.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.key !== void 0) {
            let _errs2 = errors;
            if (typeof data.key != "string")
              return validate773.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.summary !== void 0) {
              let _errs4 = errors;
              validate752(data.summary, { instancePath: instancePath + "/summary", parentData: data, parentDataProperty: "summary", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate752.errors : vErrors.concat(validate752.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate773.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate773.errors = vErrors, errors === 0;
}
validate773.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyKeySummary = validate752, replyMonitoredBrandList = validate792;
var schema382 = { type: "object", required: ["id", "name", "category", "website", "language", "aliases", "domains", "handles", "competitors", "schedule", "createdAt"], properties: { id: { type: "string", format: "uuid" }, name: { type: "string" }, category: { type: "string" }, website: { type: ["string", "null"] }, language: { type: "string" }, aliases: { type: "array", items: { type: "string" } }, domains: { type: "array", items: { type: "string" } }, handles: { type: "array", items: { type: "string" } }, competitors: { type: "array", items: { $ref: "schema:Competitor" } }, schedule: { type: ["string", "null"] }, createdAt: { type: "string", format: "date-time" } }, additionalProperties: !1 }, schema39 = { type: "object", required: ["name", "aliases", "website"], properties: { name: { type: "string" }, aliases: { type: "array", items: { type: "string" } }, website: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate812(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate812.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.aliases === void 0 && (missing0 = "aliases") || data.website === void 0 && (missing0 = "website"))
        return validate812.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "aliases" || key0 === "website")) {
            return validate812.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            if (typeof data.name != "string")
              return validate812.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.aliases !== void 0) {
              let data1 = data.aliases, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    if (typeof data1[i0] != "string")
                      return validate812.errors = [{ instancePath: instancePath + "/aliases/" + i0, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate812.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.website !== void 0) {
                let data3 = data.website, _errs8 = errors;
                if (typeof data3 != "string" && data3 !== null)
                  return validate812.errors = [{ instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema39.properties.website.type }, message: "must be string,null" }], !1;
                var valid0 = _errs8 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate812.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate812.errors = vErrors, errors === 0;
}
validate812.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate803(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate803.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.category === void 0 && (missing0 = "category") || data.website === void 0 && (missing0 = "website") || data.language === void 0 && (missing0 = "language") || data.aliases === void 0 && (missing0 = "aliases") || data.domains === void 0 && (missing0 = "domains") || data.handles === void 0 && (missing0 = "handles") || data.competitors === void 0 && (missing0 = "competitors") || data.schedule === void 0 && (missing0 = "schedule") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate803.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema382.properties, key0)) {
            return validate803.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate803.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate803.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate803.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.category !== void 0) {
                let _errs6 = errors;
                if (typeof data.category != "string")
                  return validate803.errors = [{ instancePath: instancePath + "/category", schemaPath: "#/properties/category/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.website !== void 0) {
                  let data3 = data.website, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate803.errors = [{ instancePath: instancePath + "/website", schemaPath: "#/properties/website/type", keyword: "type", params: { type: schema382.properties.website.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.language !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.language != "string")
                      return validate803.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.aliases !== void 0) {
                      let data5 = data.aliases, _errs12 = errors;
                      if (errors === _errs12)
                        if (Array.isArray(data5)) {
                          var valid1 = !0;
                          let len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs14 = errors;
                            if (typeof data5[i0] != "string")
                              return validate803.errors = [{ instancePath: instancePath + "/aliases/" + i0, schemaPath: "#/properties/aliases/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid1 = _errs14 === errors;
                            if (!valid1)
                              break;
                          }
                        } else
                          return validate803.errors = [{ instancePath: instancePath + "/aliases", schemaPath: "#/properties/aliases/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.domains !== void 0) {
                        let data7 = data.domains, _errs16 = errors;
                        if (errors === _errs16)
                          if (Array.isArray(data7)) {
                            var valid2 = !0;
                            let len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs18 = errors;
                              if (typeof data7[i1] != "string")
                                return validate803.errors = [{ instancePath: instancePath + "/domains/" + i1, schemaPath: "#/properties/domains/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid2 = _errs18 === errors;
                              if (!valid2)
                                break;
                            }
                          } else
                            return validate803.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.handles !== void 0) {
                          let data9 = data.handles, _errs20 = errors;
                          if (errors === _errs20)
                            if (Array.isArray(data9)) {
                              var valid3 = !0;
                              let len2 = data9.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                let _errs22 = errors;
                                if (typeof data9[i2] != "string")
                                  return validate803.errors = [{ instancePath: instancePath + "/handles/" + i2, schemaPath: "#/properties/handles/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid3 = _errs22 === errors;
                                if (!valid3)
                                  break;
                              }
                            } else
                              return validate803.errors = [{ instancePath: instancePath + "/handles", schemaPath: "#/properties/handles/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                          var valid0 = _errs20 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.competitors !== void 0) {
                            let data11 = data.competitors, _errs24 = errors;
                            if (errors === _errs24)
                              if (Array.isArray(data11)) {
                                var valid4 = !0;
                                let len3 = data11.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                  let _errs26 = errors;
                                  validate812(data11[i3], { instancePath: instancePath + "/competitors/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate812.errors : vErrors.concat(validate812.errors), errors = vErrors.length);
                                  var valid4 = _errs26 === errors;
                                  if (!valid4)
                                    break;
                                }
                              } else
                                return validate803.errors = [{ instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs24 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.schedule !== void 0) {
                              let data13 = data.schedule, _errs27 = errors;
                              if (typeof data13 != "string" && data13 !== null)
                                return validate803.errors = [{ instancePath: instancePath + "/schedule", schemaPath: "#/properties/schedule/type", keyword: "type", params: { type: schema382.properties.schedule.type }, message: "must be string,null" }], !1;
                              var valid0 = _errs27 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.createdAt !== void 0) {
                                let data14 = data.createdAt, _errs29 = errors;
                                if (errors === _errs29 && errors === _errs29)
                                  if (typeof data14 == "string") {
                                    if (!formats62.validate.test(data14))
                                      return validate803.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  } else
                                    return validate803.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs29 === errors;
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
      return validate803.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate803.errors = vErrors, errors === 0;
}
validate803.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate792(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate792.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brands === void 0 && (missing0 = "brands"))
        return validate792.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "brands") {
            return validate792.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.brands !== void 0) {
          let data0 = data.brands;
          if (errors === errors)
            if (Array.isArray(data0)) {
              if (data0.length > 100)
                return validate792.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
              {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate803(data0[i0], { instancePath: instancePath + "/brands/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate803.errors : vErrors.concat(validate803.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              }
            } else
              return validate792.errors = [{ instancePath: instancePath + "/brands", schemaPath: "#/properties/brands/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate792.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate792.errors = vErrors, errors === 0;
}
validate792.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyMonitoredBrand = validate803, replyBrandArchived = validate842;
function validate842(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate842.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.archivedAt === void 0 && (missing0 = "archivedAt"))
        return validate842.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "archivedAt")) {
            return validate842.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate842.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate842.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.archivedAt !== void 0) {
              let data1 = data.archivedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate842.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate842.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate842.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate842.errors = vErrors, errors === 0;
}
validate842.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPromptList = validate852, schema41 = { type: "object", required: ["prompts", "total", "nextCursor"], properties: { prompts: { type: "array", items: { $ref: "schema:Prompt" } }, total: { type: "integer", format: "int32", minimum: 0 }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema42 = { type: "object", required: ["id", "brandId", "text", "hash", "language", "stage", "discovery", "inPanel", "source", "createdAt"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, text: { type: "string" }, hash: { type: "string" }, language: { type: "string" }, stage: { type: "string" }, discovery: { type: "boolean" }, inPanel: { type: "boolean" }, source: { type: "string" }, createdAt: { type: "string", format: "date-time" } }, additionalProperties: !1 };
function validate862(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate862.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.text === void 0 && (missing0 = "text") || data.hash === void 0 && (missing0 = "hash") || data.language === void 0 && (missing0 = "language") || data.stage === void 0 && (missing0 = "stage") || data.discovery === void 0 && (missing0 = "discovery") || data.inPanel === void 0 && (missing0 = "inPanel") || data.source === void 0 && (missing0 = "source") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate862.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema42.properties, key0)) {
            return validate862.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate862.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate862.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate862.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate862.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.text !== void 0) {
                let _errs6 = errors;
                if (typeof data.text != "string")
                  return validate862.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.hash !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.hash != "string")
                    return validate862.errors = [{ instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.language !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.language != "string")
                      return validate862.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.stage !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.stage != "string")
                        return validate862.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.discovery !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.discovery != "boolean")
                          return validate862.errors = [{ instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.inPanel !== void 0) {
                          let _errs16 = errors;
                          if (typeof data.inPanel != "boolean")
                            return validate862.errors = [{ instancePath: instancePath + "/inPanel", schemaPath: "#/properties/inPanel/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.source !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.source != "string")
                              return validate862.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.createdAt !== void 0) {
                              let data9 = data.createdAt, _errs20 = errors;
                              if (errors === _errs20 && errors === _errs20)
                                if (typeof data9 == "string") {
                                  if (!formats62.validate.test(data9))
                                    return validate862.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                } else
                                  return validate862.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs20 === errors;
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
      return validate862.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate862.errors = vErrors, errors === 0;
}
validate862.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate852(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate852.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.prompts === void 0 && (missing0 = "prompts") || data.total === void 0 && (missing0 = "total") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate852.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "prompts" || key0 === "total" || key0 === "nextCursor")) {
            return validate852.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.prompts !== void 0) {
            let data0 = data.prompts, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate862(data0[i0], { instancePath: instancePath + "/prompts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate862.errors : vErrors.concat(validate862.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate852.errors = [{ instancePath: instancePath + "/prompts", schemaPath: "#/properties/prompts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data2 = data.total, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate852.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2))
                  return validate852.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats10.validate(data2))
                  return validate852.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.nextCursor !== void 0) {
                let data3 = data.nextCursor, _errs7 = errors;
                if (typeof data3 != "string" && data3 !== null)
                  return validate852.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema41.properties.nextCursor.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate852.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate852.errors = vErrors, errors === 0;
}
validate852.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPrompt = validate862, replyPromptsGenerated = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.added === void 0 && (missing0 = "added") || data.total === void 0 && (missing0 = "total"))
        return validate88.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "added" || key0 === "total")) {
            return validate88.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.added !== void 0) {
            let data0 = data.added, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/properties/added/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats10.validate(data0))
                return validate88.errors = [{ instancePath: instancePath + "/added", schemaPath: "#/properties/added/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.total !== void 0) {
              let data1 = data.total, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1))
                  return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats10.validate(data1))
                  return validate88.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate88.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPromptArchived = validate892;
function validate892(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate892.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.archivedAt === void 0 && (missing0 = "archivedAt"))
        return validate892.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "archivedAt")) {
            return validate892.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate892.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate892.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.archivedAt !== void 0) {
              let data1 = data.archivedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate892.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate892.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate892.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate892.errors = vErrors, errors === 0;
}
validate892.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPackList = validate90;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.isDefault === void 0 && (missing0 = "isDefault") || data.templates === void 0 && (missing0 = "templates") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate91.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "isDefault" || key0 === "templates" || key0 === "createdAt")) {
            return validate91.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate91.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate91.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate91.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.isDefault !== void 0) {
                let _errs6 = errors;
                if (typeof data.isDefault != "boolean")
                  return validate91.errors = [{ instancePath: instancePath + "/isDefault", schemaPath: "#/properties/isDefault/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.templates !== void 0) {
                  let data3 = data.templates, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate91.errors = [{ instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3) && !formats10.validate(data3))
                    return validate91.errors = [{ instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.createdAt !== void 0) {
                    let data4 = data.createdAt, _errs10 = errors;
                    if (errors === _errs10 && errors === _errs10)
                      if (typeof data4 == "string") {
                        if (!formats62.validate.test(data4))
                          return validate91.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate91.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate91.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.packs === void 0 && (missing0 = "packs"))
        return validate90.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "packs") {
            return validate90.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.packs !== void 0) {
          let data0 = data.packs;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate91(data0[i0], { instancePath: instancePath + "/packs/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate90.errors = [{ instancePath: instancePath + "/packs", schemaPath: "#/properties/packs/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate90.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPack = validate932;
function validate942(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate942.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.language === void 0 && (missing0 = "language") || data.stage === void 0 && (missing0 = "stage") || data.text === void 0 && (missing0 = "text"))
        return validate942.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "language" || key0 === "stage" || key0 === "text")) {
            return validate942.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.language !== void 0) {
            let _errs2 = errors;
            if (typeof data.language != "string")
              return validate942.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.stage !== void 0) {
              let _errs4 = errors;
              if (typeof data.stage != "string")
                return validate942.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.text !== void 0) {
                let _errs6 = errors;
                if (typeof data.text != "string")
                  return validate942.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate942.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate942.errors = vErrors, errors === 0;
}
validate942.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate932(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate932.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.isDefault === void 0 && (missing0 = "isDefault") || data.templates === void 0 && (missing0 = "templates") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate932.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "name" || key0 === "isDefault" || key0 === "templates" || key0 === "createdAt")) {
            return validate932.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate932.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate932.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.name !== void 0) {
              let _errs4 = errors;
              if (typeof data.name != "string")
                return validate932.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.isDefault !== void 0) {
                let _errs6 = errors;
                if (typeof data.isDefault != "boolean")
                  return validate932.errors = [{ instancePath: instancePath + "/isDefault", schemaPath: "#/properties/isDefault/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.templates !== void 0) {
                  let data3 = data.templates, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        validate942(data3[i0], { instancePath: instancePath + "/templates/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate942.errors : vErrors.concat(validate942.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate932.errors = [{ instancePath: instancePath + "/templates", schemaPath: "#/properties/templates/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.createdAt !== void 0) {
                    let data5 = data.createdAt, _errs11 = errors;
                    if (errors === _errs11 && errors === _errs11)
                      if (typeof data5 == "string") {
                        if (!formats62.validate.test(data5))
                          return validate932.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      } else
                        return validate932.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate932.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate932.errors = vErrors, errors === 0;
}
validate932.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyPackArchived = validate962;
function validate962(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate962.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.archivedAt === void 0 && (missing0 = "archivedAt"))
        return validate962.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "archivedAt")) {
            return validate962.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate962.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate962.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.archivedAt !== void 0) {
              let data1 = data.archivedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate962.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate962.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate962.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate962.errors = vErrors, errors === 0;
}
validate962.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAnswerList = validate97, schema502 = { type: "object", required: ["answers", "nextCursor"], properties: { answers: { type: "array", items: { $ref: "schema:AnswerSummary" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema512 = { type: "object", required: ["id", "runId", "brandId", "brandName", "platform", "model", "prompt", "answeredAt", "mentioned", "rank", "sentiment"], properties: { id: { type: "string", format: "uuid" }, runId: { type: "string", format: "uuid" }, brandId: { type: ["string", "null"], format: "uuid" }, brandName: { type: "string" }, platform: { type: "string" }, model: { type: "string" }, prompt: { type: "string" }, answeredAt: { type: "string", format: "date-time" }, mentioned: { type: ["boolean", "null"] }, rank: { type: ["integer", "null"], format: "int32" }, sentiment: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate982(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate982.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.runId === void 0 && (missing0 = "runId") || data.brandId === void 0 && (missing0 = "brandId") || data.brandName === void 0 && (missing0 = "brandName") || data.platform === void 0 && (missing0 = "platform") || data.model === void 0 && (missing0 = "model") || data.prompt === void 0 && (missing0 = "prompt") || data.answeredAt === void 0 && (missing0 = "answeredAt") || data.mentioned === void 0 && (missing0 = "mentioned") || data.rank === void 0 && (missing0 = "rank") || data.sentiment === void 0 && (missing0 = "sentiment"))
        return validate982.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema512.properties, key0)) {
            return validate982.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate982.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate982.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.runId !== void 0) {
              let data1 = data.runId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate982.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate982.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate982.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema512.properties.brandId.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats03.test(data2))
                  return validate982.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.brandName !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.brandName != "string")
                    return validate982.errors = [{ instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.platform !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.platform != "string")
                      return validate982.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.model !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.model != "string")
                        return validate982.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prompt !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.prompt != "string")
                          return validate982.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.answeredAt !== void 0) {
                          let data7 = data.answeredAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate982.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate982.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.mentioned !== void 0) {
                            let data8 = data.mentioned, _errs18 = errors;
                            if (typeof data8 != "boolean" && data8 !== null)
                              return validate982.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: schema512.properties.mentioned.type }, message: "must be boolean,null" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.rank !== void 0) {
                              let data9 = data.rank, _errs20 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null)
                                return validate982.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: schema512.properties.rank.type }, message: "must be integer,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "number" && isFinite(data9) && !formats10.validate(data9))
                                return validate982.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.sentiment !== void 0) {
                                let data10 = data.sentiment, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate982.errors = [{ instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: schema512.properties.sentiment.type }, message: "must be string,null" }], !1;
                                var valid0 = _errs22 === errors;
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
      return validate982.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate982.errors = vErrors, errors === 0;
}
validate982.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answers === void 0 && (missing0 = "answers") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate97.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answers" || key0 === "nextCursor")) {
            return validate97.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answers !== void 0) {
            let data0 = data.answers, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate982(data0[i0], { instancePath: instancePath + "/answers/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate982.errors : vErrors.concat(validate982.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate97.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate97.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema502.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate97.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAnswer = validate100, schema52 = { type: "object", required: ["id", "runId", "brandId", "brandName", "platform", "model", "prompt", "answeredAt", "mentioned", "rank", "sentiment", "text", "sources", "inputTokens", "outputTokens", "costUsd", "latencyMs"], properties: { id: { type: "string", format: "uuid" }, runId: { type: "string", format: "uuid" }, brandId: { type: ["string", "null"], format: "uuid" }, brandName: { type: "string" }, platform: { type: "string" }, model: { type: "string" }, prompt: { type: "string" }, answeredAt: { type: "string", format: "date-time" }, mentioned: { type: ["boolean", "null"] }, rank: { type: ["integer", "null"], format: "int32" }, sentiment: { type: ["string", "null"] }, text: { type: "string" }, sources: { type: "array", items: { $ref: "schema:AnswerSource" } }, inputTokens: { type: ["integer", "null"], format: "int64" }, outputTokens: { type: ["integer", "null"], format: "int64" }, costUsd: { type: ["number", "null"], format: "double" }, latencyMs: { type: "integer", format: "int64" } }, additionalProperties: !1 }, formats96 = require_formats().fastFormats.int64, formats100 = require_formats().fastFormats.double, schema53 = { type: "object", required: ["url", "title"], properties: { url: { type: "string" }, title: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate1012(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1012.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url") || data.title === void 0 && (missing0 = "title"))
        return validate1012.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "url" || key0 === "title")) {
            return validate1012.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.url !== void 0) {
            let _errs2 = errors;
            if (typeof data.url != "string")
              return validate1012.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.title !== void 0) {
              let data1 = data.title, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate1012.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema53.properties.title.type }, message: "must be string,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate1012.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1012.errors = vErrors, errors === 0;
}
validate1012.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.runId === void 0 && (missing0 = "runId") || data.brandId === void 0 && (missing0 = "brandId") || data.brandName === void 0 && (missing0 = "brandName") || data.platform === void 0 && (missing0 = "platform") || data.model === void 0 && (missing0 = "model") || data.prompt === void 0 && (missing0 = "prompt") || data.answeredAt === void 0 && (missing0 = "answeredAt") || data.mentioned === void 0 && (missing0 = "mentioned") || data.rank === void 0 && (missing0 = "rank") || data.sentiment === void 0 && (missing0 = "sentiment") || data.text === void 0 && (missing0 = "text") || data.sources === void 0 && (missing0 = "sources") || data.inputTokens === void 0 && (missing0 = "inputTokens") || data.outputTokens === void 0 && (missing0 = "outputTokens") || data.costUsd === void 0 && (missing0 = "costUsd") || data.latencyMs === void 0 && (missing0 = "latencyMs"))
        return validate100.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema52.properties, key0)) {
            return validate100.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate100.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate100.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.runId !== void 0) {
              let data1 = data.runId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate100.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate100.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate100.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema52.properties.brandId.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats03.test(data2))
                  return validate100.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.brandName !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.brandName != "string")
                    return validate100.errors = [{ instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.platform !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.platform != "string")
                      return validate100.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.model !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.model != "string")
                        return validate100.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.prompt !== void 0) {
                        let _errs14 = errors;
                        if (typeof data.prompt != "string")
                          return validate100.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.answeredAt !== void 0) {
                          let data7 = data.answeredAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate100.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate100.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.mentioned !== void 0) {
                            let data8 = data.mentioned, _errs18 = errors;
                            if (typeof data8 != "boolean" && data8 !== null)
                              return validate100.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: schema52.properties.mentioned.type }, message: "must be boolean,null" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.rank !== void 0) {
                              let data9 = data.rank, _errs20 = errors;
                              if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) && data9 !== null)
                                return validate100.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: schema52.properties.rank.type }, message: "must be integer,null" }], !1;
                              if (errors === _errs20 && typeof data9 == "number" && isFinite(data9) && !formats10.validate(data9))
                                return validate100.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.sentiment !== void 0) {
                                let data10 = data.sentiment, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate100.errors = [{ instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: schema52.properties.sentiment.type }, message: "must be string,null" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.text !== void 0) {
                                  let _errs24 = errors;
                                  if (typeof data.text != "string")
                                    return validate100.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.sources !== void 0) {
                                    let data12 = data.sources, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (Array.isArray(data12)) {
                                        var valid1 = !0;
                                        let len0 = data12.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let _errs28 = errors;
                                          validate1012(data12[i0], { instancePath: instancePath + "/sources/" + i0, parentData: data12, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1012.errors : vErrors.concat(validate1012.errors), errors = vErrors.length);
                                          var valid1 = _errs28 === errors;
                                          if (!valid1)
                                            break;
                                        }
                                      } else
                                        return validate100.errors = [{ instancePath: instancePath + "/sources", schemaPath: "#/properties/sources/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.inputTokens !== void 0) {
                                      let data14 = data.inputTokens, _errs29 = errors;
                                      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14)) && data14 !== null)
                                        return validate100.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/type", keyword: "type", params: { type: schema52.properties.inputTokens.type }, message: "must be integer,null" }], !1;
                                      if (errors === _errs29 && typeof data14 == "number" && isFinite(data14) && !formats96.validate(data14))
                                        return validate100.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                                      var valid0 = _errs29 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.outputTokens !== void 0) {
                                        let data15 = data.outputTokens, _errs31 = errors;
                                        if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15)) && data15 !== null)
                                          return validate100.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/type", keyword: "type", params: { type: schema52.properties.outputTokens.type }, message: "must be integer,null" }], !1;
                                        if (errors === _errs31 && typeof data15 == "number" && isFinite(data15) && !formats96.validate(data15))
                                          return validate100.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                                        var valid0 = _errs31 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.costUsd !== void 0) {
                                          let data16 = data.costUsd, _errs33 = errors;
                                          if (!(typeof data16 == "number" && isFinite(data16)) && data16 !== null)
                                            return validate100.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: schema52.properties.costUsd.type }, message: "must be number,null" }], !1;
                                          if (errors === _errs33 && typeof data16 == "number" && isFinite(data16) && !formats100.validate(data16))
                                            return validate100.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                                          var valid0 = _errs33 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0)
                                          if (data.latencyMs !== void 0) {
                                            let data17 = data.latencyMs, _errs35 = errors;
                                            if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17)))
                                              return validate100.errors = [{ instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                            if (errors === _errs35 && typeof data17 == "number" && isFinite(data17) && !formats96.validate(data17))
                                              return validate100.errors = [{ instancePath: instancePath + "/latencyMs", schemaPath: "#/properties/latencyMs/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                                            var valid0 = _errs35 === errors;
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
        }
      }
    } else
      return validate100.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyRunList = validate103, schema54 = { type: "object", required: ["probes", "nextCursor"], properties: { probes: { type: "array", items: { $ref: "schema:RunSummary" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema552 = { type: "object", required: ["runId", "brandId", "brandName", "status", "platforms", "asks", "visibility", "createdAt", "completedAt"], properties: { runId: { type: "string", format: "uuid" }, brandId: { type: ["string", "null"], format: "uuid" }, brandName: { type: "string" }, status: { type: "string" }, platforms: { type: "array", items: { type: "string" } }, asks: { $ref: "schema:RunAsks" }, visibility: { type: ["number", "null"], format: "double" }, createdAt: { type: "string", format: "date-time" }, completedAt: { type: ["string", "null"], format: "date-time" } }, additionalProperties: !1 };
function validate1052(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1052.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.total === void 0 && (missing0 = "total") || data.answered === void 0 && (missing0 = "answered") || data.failed === void 0 && (missing0 = "failed"))
        return validate1052.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "total" || key0 === "answered" || key0 === "failed")) {
            return validate1052.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.total !== void 0) {
            let data0 = data.total, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate1052.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && !formats10.validate(data0))
              return validate1052.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.answered !== void 0) {
              let data1 = data.answered, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate1052.errors = [{ instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && !formats10.validate(data1))
                return validate1052.errors = [{ instancePath: instancePath + "/answered", schemaPath: "#/properties/answered/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.failed !== void 0) {
                let data2 = data.failed, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate1052.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && !formats10.validate(data2))
                  return validate1052.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate1052.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1052.errors = vErrors, errors === 0;
}
validate1052.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate1042(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1042.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.brandId === void 0 && (missing0 = "brandId") || data.brandName === void 0 && (missing0 = "brandName") || data.status === void 0 && (missing0 = "status") || data.platforms === void 0 && (missing0 = "platforms") || data.asks === void 0 && (missing0 = "asks") || data.visibility === void 0 && (missing0 = "visibility") || data.createdAt === void 0 && (missing0 = "createdAt") || data.completedAt === void 0 && (missing0 = "completedAt"))
        return validate1042.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema552.properties, key0)) {
            return validate1042.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate1042.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate1042.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate1042.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema552.properties.brandId.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && errors === _errs4 && typeof data1 == "string" && !formats03.test(data1))
                return validate1042.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandName !== void 0) {
                let _errs6 = errors;
                if (typeof data.brandName != "string")
                  return validate1042.errors = [{ instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.status !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.status != "string")
                    return validate1042.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.platforms !== void 0) {
                    let data4 = data.platforms, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data4)) {
                        var valid1 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          if (typeof data4[i0] != "string")
                            return validate1042.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid1 = _errs12 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate1042.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.asks !== void 0) {
                      let _errs14 = errors;
                      validate1052(data.asks, { instancePath: instancePath + "/asks", parentData: data, parentDataProperty: "asks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1052.errors : vErrors.concat(validate1052.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.visibility !== void 0) {
                        let data7 = data.visibility, _errs15 = errors;
                        if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                          return validate1042.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: schema552.properties.visibility.type }, message: "must be number,null" }], !1;
                        if (errors === _errs15 && typeof data7 == "number" && isFinite(data7) && !formats100.validate(data7))
                          return validate1042.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.createdAt !== void 0) {
                          let data8 = data.createdAt, _errs17 = errors;
                          if (errors === _errs17 && errors === _errs17)
                            if (typeof data8 == "string") {
                              if (!formats62.validate.test(data8))
                                return validate1042.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate1042.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.completedAt !== void 0) {
                            let data9 = data.completedAt, _errs19 = errors;
                            if (typeof data9 != "string" && data9 !== null)
                              return validate1042.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema552.properties.completedAt.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && errors === _errs19 && typeof data9 == "string" && !formats62.validate.test(data9))
                              return validate1042.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
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
      }
    } else
      return validate1042.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1042.errors = vErrors, errors === 0;
}
validate1042.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.probes === void 0 && (missing0 = "probes") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate103.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "probes" || key0 === "nextCursor")) {
            return validate103.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.probes !== void 0) {
            let data0 = data.probes, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate1042(data0[i0], { instancePath: instancePath + "/probes/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1042.errors : vErrors.concat(validate1042.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate103.errors = [{ instancePath: instancePath + "/probes", schemaPath: "#/properties/probes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate103.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema54.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate103.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyRunDetail = validate1082, schema57 = { type: "object", required: ["runId", "brandId", "brandName", "status", "platforms", "asks", "visibility", "createdAt", "completedAt", "results"], properties: { runId: { type: "string", format: "uuid" }, brandId: { type: ["string", "null"], format: "uuid" }, brandName: { type: "string" }, status: { type: "string" }, platforms: { type: "array", items: { type: "string" } }, asks: { $ref: "schema:RunAsks" }, visibility: { type: ["number", "null"], format: "double" }, createdAt: { type: "string", format: "date-time" }, completedAt: { type: ["string", "null"], format: "date-time" }, results: { type: "array", items: { $ref: "schema:ProbePlatformResult" } } }, additionalProperties: !1 }, schema582 = { type: "object", required: ["platform", "mentioned", "rank", "snippet", "tokensUsed", "answers", "mentions", "interval"], properties: { platform: { type: "string" }, mentioned: { type: ["boolean", "null"] }, rank: { type: ["integer", "null"], format: "int32", minimum: 0 }, snippet: { type: ["string", "null"] }, tokensUsed: { type: ["integer", "null"], format: "int64", minimum: 0 }, answers: { type: "integer", format: "int32", minimum: 0 }, mentions: { type: "integer", format: "int32", minimum: 0 }, interval: { oneOf: [{ $ref: "schema:Interval" }, { type: "null" }] }, error: { $ref: "schema:PlatformError" } }, additionalProperties: !1 };
function validate1112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high"))
        return validate1112.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "low" || key0 === "high")) {
            return validate1112.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.low !== void 0) {
            let data0 = data.low, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0))
                  return validate1112.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate1112.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats100.validate(data0))
                  return validate1112.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate1112.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.high !== void 0) {
              let data1 = data.high, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate1112.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate1112.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats100.validate(data1))
                    return validate1112.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate1112.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate1112.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1112.errors = vErrors, errors === 0;
}
validate1112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return validate113.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "code" || key0 === "message")) {
            return validate113.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.code !== void 0) {
            let _errs2 = errors;
            if (typeof data.code != "string")
              return validate113.errors = [{ instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.message !== void 0) {
              let _errs4 = errors;
              if (typeof data.message != "string")
                return validate113.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate113.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate110.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.platform === void 0 && (missing0 = "platform") || data.mentioned === void 0 && (missing0 = "mentioned") || data.rank === void 0 && (missing0 = "rank") || data.snippet === void 0 && (missing0 = "snippet") || data.tokensUsed === void 0 && (missing0 = "tokensUsed") || data.answers === void 0 && (missing0 = "answers") || data.mentions === void 0 && (missing0 = "mentions") || data.interval === void 0 && (missing0 = "interval"))
        return validate110.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema582.properties, key0)) {
            return validate110.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.platform !== void 0) {
            let _errs2 = errors;
            if (typeof data.platform != "string")
              return validate110.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.mentioned !== void 0) {
              let data1 = data.mentioned, _errs4 = errors;
              if (typeof data1 != "boolean" && data1 !== null)
                return validate110.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: schema582.properties.mentioned.type }, message: "must be boolean,null" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.rank !== void 0) {
                let data2 = data.rank, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
                  return validate110.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: schema582.properties.rank.type }, message: "must be integer,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate110.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats10.validate(data2))
                    return validate110.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.snippet !== void 0) {
                  let data3 = data.snippet, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate110.errors = [{ instancePath: instancePath + "/snippet", schemaPath: "#/properties/snippet/type", keyword: "type", params: { type: schema582.properties.snippet.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.tokensUsed !== void 0) {
                    let data4 = data.tokensUsed, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && data4 !== null)
                      return validate110.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/type", keyword: "type", params: { type: schema582.properties.tokensUsed.type }, message: "must be integer,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate110.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats96.validate(data4))
                        return validate110.errors = [{ instancePath: instancePath + "/tokensUsed", schemaPath: "#/properties/tokensUsed/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.answers !== void 0) {
                      let data5 = data.answers, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate110.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate110.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats10.validate(data5))
                          return validate110.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.mentions !== void 0) {
                        let data6 = data.mentions, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate110.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6))
                            return validate110.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats10.validate(data6))
                            return validate110.errors = [{ instancePath: instancePath + "/mentions", schemaPath: "#/properties/mentions/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        }
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.interval !== void 0) {
                          let data7 = data.interval, _errs16 = errors, _errs17 = errors, valid1 = !1, passing0 = null, _errs18 = errors;
                          validate1112(data7, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1112.errors : vErrors.concat(validate1112.errors), errors = vErrors.length);
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
                            return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate110.errors = vErrors, !1;
                          }
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.error !== void 0) {
                            let _errs21 = errors;
                            validate113(data.error, { instancePath: instancePath + "/error", parentData: data, parentDataProperty: "error", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
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
      return validate110.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate110.errors = vErrors, errors === 0;
}
validate110.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate1082(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1082.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.runId === void 0 && (missing0 = "runId") || data.brandId === void 0 && (missing0 = "brandId") || data.brandName === void 0 && (missing0 = "brandName") || data.status === void 0 && (missing0 = "status") || data.platforms === void 0 && (missing0 = "platforms") || data.asks === void 0 && (missing0 = "asks") || data.visibility === void 0 && (missing0 = "visibility") || data.createdAt === void 0 && (missing0 = "createdAt") || data.completedAt === void 0 && (missing0 = "completedAt") || data.results === void 0 && (missing0 = "results"))
        return validate1082.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema57.properties, key0)) {
            return validate1082.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.runId !== void 0) {
            let data0 = data.runId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate1082.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate1082.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate1082.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema57.properties.brandId.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && errors === _errs4 && typeof data1 == "string" && !formats03.test(data1))
                return validate1082.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandName !== void 0) {
                let _errs6 = errors;
                if (typeof data.brandName != "string")
                  return validate1082.errors = [{ instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.status !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.status != "string")
                    return validate1082.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.platforms !== void 0) {
                    let data4 = data.platforms, _errs10 = errors;
                    if (errors === _errs10)
                      if (Array.isArray(data4)) {
                        var valid1 = !0;
                        let len0 = data4.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let _errs12 = errors;
                          if (typeof data4[i0] != "string")
                            return validate1082.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid1 = _errs12 === errors;
                          if (!valid1)
                            break;
                        }
                      } else
                        return validate1082.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.asks !== void 0) {
                      let _errs14 = errors;
                      validate1052(data.asks, { instancePath: instancePath + "/asks", parentData: data, parentDataProperty: "asks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1052.errors : vErrors.concat(validate1052.errors), errors = vErrors.length);
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.visibility !== void 0) {
                        let data7 = data.visibility, _errs15 = errors;
                        if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                          return validate1082.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/type", keyword: "type", params: { type: schema57.properties.visibility.type }, message: "must be number,null" }], !1;
                        if (errors === _errs15 && typeof data7 == "number" && isFinite(data7) && !formats100.validate(data7))
                          return validate1082.errors = [{ instancePath: instancePath + "/visibility", schemaPath: "#/properties/visibility/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.createdAt !== void 0) {
                          let data8 = data.createdAt, _errs17 = errors;
                          if (errors === _errs17 && errors === _errs17)
                            if (typeof data8 == "string") {
                              if (!formats62.validate.test(data8))
                                return validate1082.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate1082.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs17 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.completedAt !== void 0) {
                            let data9 = data.completedAt, _errs19 = errors;
                            if (typeof data9 != "string" && data9 !== null)
                              return validate1082.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema57.properties.completedAt.type }, message: "must be string,null" }], !1;
                            if (errors === _errs19 && errors === _errs19 && typeof data9 == "string" && !formats62.validate.test(data9))
                              return validate1082.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            var valid0 = _errs19 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.results !== void 0) {
                              let data10 = data.results, _errs21 = errors;
                              if (errors === _errs21)
                                if (Array.isArray(data10)) {
                                  var valid2 = !0;
                                  let len1 = data10.length;
                                  for (let i1 = 0; i1 < len1; i1++) {
                                    let _errs23 = errors;
                                    validate110(data10[i1], { instancePath: instancePath + "/results/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors), errors = vErrors.length);
                                    var valid2 = _errs23 === errors;
                                    if (!valid2)
                                      break;
                                  }
                                } else
                                  return validate1082.errors = [{ instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      }
    } else
      return validate1082.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1082.errors = vErrors, errors === 0;
}
validate1082.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhookList = validate1162;
var schema62 = { type: "object", required: ["id", "interface", "url", "events", "description", "status", "disabledReason", "failingSince", "rotation", "createdAt", "updatedAt"], properties: { id: { type: "string", format: "uuid" }, interface: { type: "string" }, url: { type: "string", format: "uri" }, events: { type: "array", items: { type: "string" } }, description: { type: ["string", "null"] }, status: { type: "string" }, disabledReason: { type: ["string", "null"] }, failingSince: { type: ["string", "null"], format: "date-time" }, rotation: { oneOf: [{ $ref: "schema:WebhookRotation" }, { type: "null" }] }, createdAt: { type: "string", format: "date-time" }, updatedAt: { type: "string", format: "date-time" } }, additionalProperties: !1 }, formats144 = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i;
function validate1182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1182.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.startedAt === void 0 && (missing0 = "startedAt") || data.endsAt === void 0 && (missing0 = "endsAt"))
        return validate1182.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "startedAt" || key0 === "endsAt")) {
            return validate1182.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.startedAt !== void 0) {
            let data0 = data.startedAt, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats62.validate.test(data0))
                  return validate1182.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate1182.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.endsAt !== void 0) {
              let data1 = data.endsAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate1182.errors = [{ instancePath: instancePath + "/endsAt", schemaPath: "#/properties/endsAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate1182.errors = [{ instancePath: instancePath + "/endsAt", schemaPath: "#/properties/endsAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate1182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1182.errors = vErrors, errors === 0;
}
validate1182.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate1172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.interface === void 0 && (missing0 = "interface") || data.url === void 0 && (missing0 = "url") || data.events === void 0 && (missing0 = "events") || data.description === void 0 && (missing0 = "description") || data.status === void 0 && (missing0 = "status") || data.disabledReason === void 0 && (missing0 = "disabledReason") || data.failingSince === void 0 && (missing0 = "failingSince") || data.rotation === void 0 && (missing0 = "rotation") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt"))
        return validate1172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema62.properties, key0)) {
            return validate1172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate1172.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate1172.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.interface !== void 0) {
              let _errs4 = errors;
              if (typeof data.interface != "string")
                return validate1172.errors = [{ instancePath: instancePath + "/interface", schemaPath: "#/properties/interface/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.url !== void 0) {
                let data2 = data.url, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats144.test(data2))
                      return validate1172.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                  } else
                    return validate1172.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.events !== void 0) {
                  let data3 = data.events, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        if (typeof data3[i0] != "string")
                          return validate1172.errors = [{ instancePath: instancePath + "/events/" + i0, schemaPath: "#/properties/events/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate1172.errors = [{ instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.description !== void 0) {
                    let data5 = data.description, _errs12 = errors;
                    if (typeof data5 != "string" && data5 !== null)
                      return validate1172.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: schema62.properties.description.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.status !== void 0) {
                      let _errs14 = errors;
                      if (typeof data.status != "string")
                        return validate1172.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.disabledReason !== void 0) {
                        let data7 = data.disabledReason, _errs16 = errors;
                        if (typeof data7 != "string" && data7 !== null)
                          return validate1172.errors = [{ instancePath: instancePath + "/disabledReason", schemaPath: "#/properties/disabledReason/type", keyword: "type", params: { type: schema62.properties.disabledReason.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs16 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.failingSince !== void 0) {
                          let data8 = data.failingSince, _errs18 = errors;
                          if (typeof data8 != "string" && data8 !== null)
                            return validate1172.errors = [{ instancePath: instancePath + "/failingSince", schemaPath: "#/properties/failingSince/type", keyword: "type", params: { type: schema62.properties.failingSince.type }, message: "must be string,null" }], !1;
                          if (errors === _errs18 && errors === _errs18 && typeof data8 == "string" && !formats62.validate.test(data8))
                            return validate1172.errors = [{ instancePath: instancePath + "/failingSince", schemaPath: "#/properties/failingSince/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.rotation !== void 0) {
                            let data9 = data.rotation, _errs20 = errors, _errs21 = errors, valid2 = !1, passing0 = null, _errs22 = errors;
                            validate1182(data9, { instancePath: instancePath + "/rotation", parentData: data, parentDataProperty: "rotation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1182.errors : vErrors.concat(validate1182.errors), errors = vErrors.length);
                            var _valid0 = _errs22 === errors;
                            _valid0 && (valid2 = !0, passing0 = 0);
                            let _errs23 = errors;
                            if (data9 !== null) {
                              let err0 = { instancePath: instancePath + "/rotation", schemaPath: "#/properties/rotation/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                              vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                            }
                            var _valid0 = _errs23 === errors;
                            if (_valid0 && valid2 ? (valid2 = !1, passing0 = [passing0, 1]) : _valid0 && (valid2 = !0, passing0 = 1), valid2)
                              errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
                            else {
                              let err1 = { instancePath: instancePath + "/rotation", schemaPath: "#/properties/rotation/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                              return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate1172.errors = vErrors, !1;
                            }
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.createdAt !== void 0) {
                              let data10 = data.createdAt, _errs25 = errors;
                              if (errors === _errs25 && errors === _errs25)
                                if (typeof data10 == "string") {
                                  if (!formats62.validate.test(data10))
                                    return validate1172.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                } else
                                  return validate1172.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs25 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.updatedAt !== void 0) {
                                let data11 = data.updatedAt, _errs27 = errors;
                                if (errors === _errs27 && errors === _errs27)
                                  if (typeof data11 == "string") {
                                    if (!formats62.validate.test(data11))
                                      return validate1172.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  } else
                                    return validate1172.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
    } else
      return validate1172.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1172.errors = vErrors, errors === 0;
}
validate1172.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate1162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1162.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.webhooks === void 0 && (missing0 = "webhooks"))
        return validate1162.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "webhooks") {
            return validate1162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.webhooks !== void 0) {
          let data0 = data.webhooks;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate1172(data0[i0], { instancePath: instancePath + "/webhooks/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1172.errors : vErrors.concat(validate1172.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate1162.errors = [{ instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate1162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1162.errors = vErrors, errors === 0;
}
validate1162.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhookCreated = validate121;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate121.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret") || data.webhook === void 0 && (missing0 = "webhook"))
        return validate121.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "secret" || key0 === "webhook")) {
            return validate121.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.secret !== void 0) {
            let _errs2 = errors;
            if (typeof data.secret != "string")
              return validate121.errors = [{ instancePath: instancePath + "/secret", schemaPath: "#/properties/secret/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.webhook !== void 0) {
              let _errs4 = errors;
              validate1172(data.webhook, { instancePath: instancePath + "/webhook", parentData: data, parentDataProperty: "webhook", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1172.errors : vErrors.concat(validate1172.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate121.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate121.errors = vErrors, errors === 0;
}
validate121.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWebhook = validate1172, replyDelivery = validate1232, schema65 = { type: "object", required: ["id", "webhookId", "eventId", "type", "replay", "status", "attempts", "dueAt", "createdAt", "finishedAt", "escalatedAt"], properties: { id: { type: "string", format: "uuid" }, webhookId: { type: "string", format: "uuid" }, eventId: { type: "string", format: "uuid" }, type: { type: "string" }, replay: { type: "integer", format: "int32" }, status: { type: "string" }, attempts: { type: "integer", format: "int32" }, dueAt: { type: ["string", "null"], format: "date-time" }, createdAt: { type: "string", format: "date-time" }, finishedAt: { type: ["string", "null"], format: "date-time" }, escalatedAt: { type: ["string", "null"], format: "date-time" } }, additionalProperties: !1 };
function validate1232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1232.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.webhookId === void 0 && (missing0 = "webhookId") || data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.replay === void 0 && (missing0 = "replay") || data.status === void 0 && (missing0 = "status") || data.attempts === void 0 && (missing0 = "attempts") || data.dueAt === void 0 && (missing0 = "dueAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.finishedAt === void 0 && (missing0 = "finishedAt") || data.escalatedAt === void 0 && (missing0 = "escalatedAt"))
        return validate1232.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema65.properties, key0)) {
            return validate1232.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate1232.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate1232.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.webhookId !== void 0) {
              let data1 = data.webhookId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate1232.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate1232.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.eventId !== void 0) {
                let data2 = data.eventId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.test(data2))
                      return validate1232.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate1232.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.type != "string")
                    return validate1232.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.replay !== void 0) {
                    let data4 = data.replay, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate1232.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4) && !formats10.validate(data4))
                      return validate1232.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.status !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.status != "string")
                        return validate1232.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.attempts !== void 0) {
                        let data6 = data.attempts, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate1232.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && !formats10.validate(data6))
                          return validate1232.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.dueAt !== void 0) {
                          let data7 = data.dueAt, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate1232.errors = [{ instancePath: instancePath + "/dueAt", schemaPath: "#/properties/dueAt/type", keyword: "type", params: { type: schema65.properties.dueAt.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && errors === _errs16 && typeof data7 == "string" && !formats62.validate.test(data7))
                            return validate1232.errors = [{ instancePath: instancePath + "/dueAt", schemaPath: "#/properties/dueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.createdAt !== void 0) {
                            let data8 = data.createdAt, _errs18 = errors;
                            if (errors === _errs18 && errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!formats62.validate.test(data8))
                                  return validate1232.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              } else
                                return validate1232.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.finishedAt !== void 0) {
                              let data9 = data.finishedAt, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate1232.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/type", keyword: "type", params: { type: schema65.properties.finishedAt.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && errors === _errs20 && typeof data9 == "string" && !formats62.validate.test(data9))
                                return validate1232.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.escalatedAt !== void 0) {
                                let data10 = data.escalatedAt, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate1232.errors = [{ instancePath: instancePath + "/escalatedAt", schemaPath: "#/properties/escalatedAt/type", keyword: "type", params: { type: schema65.properties.escalatedAt.type }, message: "must be string,null" }], !1;
                                if (errors === _errs22 && errors === _errs22 && typeof data10 == "string" && !formats62.validate.test(data10))
                                  return validate1232.errors = [{ instancePath: instancePath + "/escalatedAt", schemaPath: "#/properties/escalatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                var valid0 = _errs22 === errors;
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
      return validate1232.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1232.errors = vErrors, errors === 0;
}
validate1232.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyDeliveryList = validate1242, schema66 = { type: "object", required: ["deliveries", "nextCursor"], properties: { deliveries: { type: "array", items: { $ref: "schema:Delivery" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 };
function validate1242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1242.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.deliveries === void 0 && (missing0 = "deliveries") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate1242.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "deliveries" || key0 === "nextCursor")) {
            return validate1242.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.deliveries !== void 0) {
            let data0 = data.deliveries, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate1232(data0[i0], { instancePath: instancePath + "/deliveries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1232.errors : vErrors.concat(validate1232.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate1242.errors = [{ instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate1242.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema66.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate1242.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1242.errors = vErrors, errors === 0;
}
validate1242.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyDeliveryDetail = validate126, schema67 = { type: "object", required: ["id", "webhookId", "eventId", "type", "replay", "status", "attempts", "dueAt", "createdAt", "finishedAt", "escalatedAt", "payload", "history"], properties: { id: { type: "string", format: "uuid" }, webhookId: { type: "string", format: "uuid" }, eventId: { type: "string", format: "uuid" }, type: { type: "string" }, replay: { type: "integer", format: "int32" }, status: { type: "string" }, attempts: { type: "integer", format: "int32" }, dueAt: { type: ["string", "null"], format: "date-time" }, createdAt: { type: "string", format: "date-time" }, finishedAt: { type: ["string", "null"], format: "date-time" }, escalatedAt: { type: ["string", "null"], format: "date-time" }, payload: { type: "string" }, history: { type: "array", items: { $ref: "schema:DeliveryAttempt" } } }, additionalProperties: !1 }, schema68 = { type: "object", required: ["number", "outcome", "responseStatus", "responseBody", "failure", "startedAt", "durationMs"], properties: { number: { type: "integer", format: "int32" }, outcome: { type: "string" }, responseStatus: { type: ["integer", "null"], format: "int32" }, responseBody: { type: ["string", "null"] }, failure: { type: ["string", "null"] }, startedAt: { type: "string", format: "date-time" }, durationMs: { type: "integer", format: "int32" } }, additionalProperties: !1 };
function validate1272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate1272.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.outcome === void 0 && (missing0 = "outcome") || data.responseStatus === void 0 && (missing0 = "responseStatus") || data.responseBody === void 0 && (missing0 = "responseBody") || data.failure === void 0 && (missing0 = "failure") || data.startedAt === void 0 && (missing0 = "startedAt") || data.durationMs === void 0 && (missing0 = "durationMs"))
        return validate1272.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "number" || key0 === "outcome" || key0 === "responseStatus" || key0 === "responseBody" || key0 === "failure" || key0 === "startedAt" || key0 === "durationMs")) {
            return validate1272.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.number !== void 0) {
            let data0 = data.number, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate1272.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && !formats10.validate(data0))
              return validate1272.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.outcome !== void 0) {
              let _errs4 = errors;
              if (typeof data.outcome != "string")
                return validate1272.errors = [{ instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.responseStatus !== void 0) {
                let data2 = data.responseStatus, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null)
                  return validate1272.errors = [{ instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/type", keyword: "type", params: { type: schema68.properties.responseStatus.type }, message: "must be integer,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && !formats10.validate(data2))
                  return validate1272.errors = [{ instancePath: instancePath + "/responseStatus", schemaPath: "#/properties/responseStatus/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.responseBody !== void 0) {
                  let data3 = data.responseBody, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate1272.errors = [{ instancePath: instancePath + "/responseBody", schemaPath: "#/properties/responseBody/type", keyword: "type", params: { type: schema68.properties.responseBody.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.failure !== void 0) {
                    let data4 = data.failure, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate1272.errors = [{ instancePath: instancePath + "/failure", schemaPath: "#/properties/failure/type", keyword: "type", params: { type: schema68.properties.failure.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.startedAt !== void 0) {
                      let data5 = data.startedAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate1272.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate1272.errors = [{ instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.durationMs !== void 0) {
                        let data6 = data.durationMs, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate1272.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && !formats10.validate(data6))
                          return validate1272.errors = [{ instancePath: instancePath + "/durationMs", schemaPath: "#/properties/durationMs/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
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
      return validate1272.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate1272.errors = vErrors, errors === 0;
}
validate1272.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate126.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.webhookId === void 0 && (missing0 = "webhookId") || data.eventId === void 0 && (missing0 = "eventId") || data.type === void 0 && (missing0 = "type") || data.replay === void 0 && (missing0 = "replay") || data.status === void 0 && (missing0 = "status") || data.attempts === void 0 && (missing0 = "attempts") || data.dueAt === void 0 && (missing0 = "dueAt") || data.createdAt === void 0 && (missing0 = "createdAt") || data.finishedAt === void 0 && (missing0 = "finishedAt") || data.escalatedAt === void 0 && (missing0 = "escalatedAt") || data.payload === void 0 && (missing0 = "payload") || data.history === void 0 && (missing0 = "history"))
        return validate126.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema67.properties, key0)) {
            return validate126.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate126.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate126.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.webhookId !== void 0) {
              let data1 = data.webhookId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate126.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate126.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.eventId !== void 0) {
                let data2 = data.eventId, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats03.test(data2))
                      return validate126.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                  } else
                    return validate126.errors = [{ instancePath: instancePath + "/eventId", schemaPath: "#/properties/eventId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.type != "string")
                    return validate126.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.replay !== void 0) {
                    let data4 = data.replay, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate126.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4) && !formats10.validate(data4))
                      return validate126.errors = [{ instancePath: instancePath + "/replay", schemaPath: "#/properties/replay/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.status !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.status != "string")
                        return validate126.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.attempts !== void 0) {
                        let data6 = data.attempts, _errs14 = errors;
                        if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)))
                          return validate126.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && !formats10.validate(data6))
                          return validate126.errors = [{ instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.dueAt !== void 0) {
                          let data7 = data.dueAt, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate126.errors = [{ instancePath: instancePath + "/dueAt", schemaPath: "#/properties/dueAt/type", keyword: "type", params: { type: schema67.properties.dueAt.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && errors === _errs16 && typeof data7 == "string" && !formats62.validate.test(data7))
                            return validate126.errors = [{ instancePath: instancePath + "/dueAt", schemaPath: "#/properties/dueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.createdAt !== void 0) {
                            let data8 = data.createdAt, _errs18 = errors;
                            if (errors === _errs18 && errors === _errs18)
                              if (typeof data8 == "string") {
                                if (!formats62.validate.test(data8))
                                  return validate126.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              } else
                                return validate126.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.finishedAt !== void 0) {
                              let data9 = data.finishedAt, _errs20 = errors;
                              if (typeof data9 != "string" && data9 !== null)
                                return validate126.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/type", keyword: "type", params: { type: schema67.properties.finishedAt.type }, message: "must be string,null" }], !1;
                              if (errors === _errs20 && errors === _errs20 && typeof data9 == "string" && !formats62.validate.test(data9))
                                return validate126.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.escalatedAt !== void 0) {
                                let data10 = data.escalatedAt, _errs22 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate126.errors = [{ instancePath: instancePath + "/escalatedAt", schemaPath: "#/properties/escalatedAt/type", keyword: "type", params: { type: schema67.properties.escalatedAt.type }, message: "must be string,null" }], !1;
                                if (errors === _errs22 && errors === _errs22 && typeof data10 == "string" && !formats62.validate.test(data10))
                                  return validate126.errors = [{ instancePath: instancePath + "/escalatedAt", schemaPath: "#/properties/escalatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.payload !== void 0) {
                                  let _errs24 = errors;
                                  if (typeof data.payload != "string")
                                    return validate126.errors = [{ instancePath: instancePath + "/payload", schemaPath: "#/properties/payload/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0)
                                  if (data.history !== void 0) {
                                    let data12 = data.history, _errs26 = errors;
                                    if (errors === _errs26)
                                      if (Array.isArray(data12)) {
                                        var valid1 = !0;
                                        let len0 = data12.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          let _errs28 = errors;
                                          validate1272(data12[i0], { instancePath: instancePath + "/history/" + i0, parentData: data12, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1272.errors : vErrors.concat(validate1272.errors), errors = vErrors.length);
                                          var valid1 = _errs28 === errors;
                                          if (!valid1)
                                            break;
                                        }
                                      } else
                                        return validate126.errors = [{ instancePath: instancePath + "/history", schemaPath: "#/properties/history/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                    var valid0 = _errs26 === errors;
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
    } else
      return validate126.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate126.errors = vErrors, errors === 0;
}
validate126.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyEventList = validate129, schema69 = { type: "object", required: ["events", "nextCursor"], properties: { events: { type: "array", items: { $ref: "schema:EventSummary" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema70 = { type: "object", required: ["id", "type", "brandId", "createdAt"], properties: { id: { type: "string", format: "uuid" }, type: { type: "string" }, brandId: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" } }, additionalProperties: !1 };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.type === void 0 && (missing0 = "type") || data.brandId === void 0 && (missing0 = "brandId") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate130.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "type" || key0 === "brandId" || key0 === "createdAt")) {
            return validate130.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate130.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate130.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.type !== void 0) {
              let _errs4 = errors;
              if (typeof data.type != "string")
                return validate130.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.brandId !== void 0) {
                let data2 = data.brandId, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate130.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: schema70.properties.brandId.type }, message: "must be string,null" }], !1;
                if (errors === _errs6 && errors === _errs6 && typeof data2 == "string" && !formats03.test(data2))
                  return validate130.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.createdAt !== void 0) {
                  let data3 = data.createdAt, _errs8 = errors;
                  if (errors === _errs8 && errors === _errs8)
                    if (typeof data3 == "string") {
                      if (!formats62.validate.test(data3))
                        return validate130.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                    } else
                      return validate130.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate130.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.events === void 0 && (missing0 = "events") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate129.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "events" || key0 === "nextCursor")) {
            return validate129.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.events !== void 0) {
            let data0 = data.events, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate130(data0[i0], { instancePath: instancePath + "/events/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate129.errors = [{ instancePath: instancePath + "/events", schemaPath: "#/properties/events/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate129.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema69.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate129.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyDeliveryGroup = validate132;
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.deliveries === void 0 && (missing0 = "deliveries"))
        return validate132.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "deliveries") {
            return validate132.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.deliveries !== void 0) {
          let data0 = data.deliveries;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate1232(data0[i0], { instancePath: instancePath + "/deliveries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate1232.errors : vErrors.concat(validate1232.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate132.errors = [{ instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate132.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAlertList = validate134, schema72 = { type: "object", required: ["alerts", "nextCursor"], properties: { alerts: { type: "array", items: { $ref: "schema:Alert" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema73 = { type: "object", required: ["id", "webhookId", "status", "deliveries", "lastFailure", "openedAt", "updatedAt", "resolvedAt", "resolvedBy"], properties: { id: { type: "string", format: "uuid" }, webhookId: { type: "string", format: "uuid" }, status: { type: "string" }, deliveries: { type: "integer", format: "int32" }, lastFailure: { type: ["string", "null"] }, openedAt: { type: "string", format: "date-time" }, updatedAt: { type: "string", format: "date-time" }, resolvedAt: { type: ["string", "null"], format: "date-time" }, resolvedBy: { type: ["string", "null"], format: "uuid" } }, additionalProperties: !1 };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.webhookId === void 0 && (missing0 = "webhookId") || data.status === void 0 && (missing0 = "status") || data.deliveries === void 0 && (missing0 = "deliveries") || data.lastFailure === void 0 && (missing0 = "lastFailure") || data.openedAt === void 0 && (missing0 = "openedAt") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.resolvedAt === void 0 && (missing0 = "resolvedAt") || data.resolvedBy === void 0 && (missing0 = "resolvedBy"))
        return validate135.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema73.properties, key0)) {
            return validate135.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate135.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate135.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.webhookId !== void 0) {
              let data1 = data.webhookId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate135.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate135.errors = [{ instancePath: instancePath + "/webhookId", schemaPath: "#/properties/webhookId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs6 = errors;
                if (typeof data.status != "string")
                  return validate135.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.deliveries !== void 0) {
                  let data3 = data.deliveries, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate135.errors = [{ instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3) && !formats10.validate(data3))
                    return validate135.errors = [{ instancePath: instancePath + "/deliveries", schemaPath: "#/properties/deliveries/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.lastFailure !== void 0) {
                    let data4 = data.lastFailure, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate135.errors = [{ instancePath: instancePath + "/lastFailure", schemaPath: "#/properties/lastFailure/type", keyword: "type", params: { type: schema73.properties.lastFailure.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.openedAt !== void 0) {
                      let data5 = data.openedAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate135.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate135.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.updatedAt !== void 0) {
                        let data6 = data.updatedAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats62.validate.test(data6))
                              return validate135.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate135.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.resolvedAt !== void 0) {
                          let data7 = data.resolvedAt, _errs16 = errors;
                          if (typeof data7 != "string" && data7 !== null)
                            return validate135.errors = [{ instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/type", keyword: "type", params: { type: schema73.properties.resolvedAt.type }, message: "must be string,null" }], !1;
                          if (errors === _errs16 && errors === _errs16 && typeof data7 == "string" && !formats62.validate.test(data7))
                            return validate135.errors = [{ instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.resolvedBy !== void 0) {
                            let data8 = data.resolvedBy, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate135.errors = [{ instancePath: instancePath + "/resolvedBy", schemaPath: "#/properties/resolvedBy/type", keyword: "type", params: { type: schema73.properties.resolvedBy.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && errors === _errs18 && typeof data8 == "string" && !formats03.test(data8))
                              return validate135.errors = [{ instancePath: instancePath + "/resolvedBy", schemaPath: "#/properties/resolvedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                            var valid0 = _errs18 === errors;
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
      return validate135.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.alerts === void 0 && (missing0 = "alerts") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate134.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "alerts" || key0 === "nextCursor")) {
            return validate134.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.alerts !== void 0) {
            let data0 = data.alerts, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate135(data0[i0], { instancePath: instancePath + "/alerts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate134.errors = [{ instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate134.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema72.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate134.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAlert = validate135, replyAnalysedAnswerList = validate137, schema74 = { type: "object", required: ["answers", "total", "nextCursor"], properties: { answers: { type: "array", items: { $ref: "schema:AnalysedAnswer" } }, total: { type: "integer", format: "int32", minimum: 0 }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema75 = { type: "object", required: ["id", "runId", "platform", "model", "prompt", "promptHash", "stage", "language", "discovery", "adaptive", "answeredAt", "mentioned", "position", "rank", "sentiment", "snippet", "competitors", "citations"], properties: { id: { type: "string", format: "uuid" }, runId: { type: "string", format: "uuid" }, platform: { type: "string" }, model: { type: "string" }, prompt: { type: "string" }, promptHash: { type: "string" }, stage: { type: ["string", "null"] }, language: { type: "string" }, discovery: { type: "boolean" }, adaptive: { type: "boolean" }, answeredAt: { type: "string", format: "date-time" }, mentioned: { type: "boolean" }, position: { type: "integer", format: "int32" }, rank: { type: "integer", format: "int32", minimum: 0 }, sentiment: { type: ["string", "null"] }, snippet: { type: "string" }, competitors: { type: "array", items: { $ref: "schema:MentionedCompetitor" } }, citations: { type: "array", items: { type: "string" } } }, additionalProperties: !1 };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.rank === void 0 && (missing0 = "rank"))
        return validate139.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "name" || key0 === "rank")) {
            return validate139.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.name !== void 0) {
            let _errs2 = errors;
            if (typeof data.name != "string")
              return validate139.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.rank !== void 0) {
              let data1 = data.rank, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate139.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 1 || isNaN(data1))
                  return validate139.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                if (!formats10.validate(data1))
                  return validate139.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate139.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.runId === void 0 && (missing0 = "runId") || data.platform === void 0 && (missing0 = "platform") || data.model === void 0 && (missing0 = "model") || data.prompt === void 0 && (missing0 = "prompt") || data.promptHash === void 0 && (missing0 = "promptHash") || data.stage === void 0 && (missing0 = "stage") || data.language === void 0 && (missing0 = "language") || data.discovery === void 0 && (missing0 = "discovery") || data.adaptive === void 0 && (missing0 = "adaptive") || data.answeredAt === void 0 && (missing0 = "answeredAt") || data.mentioned === void 0 && (missing0 = "mentioned") || data.position === void 0 && (missing0 = "position") || data.rank === void 0 && (missing0 = "rank") || data.sentiment === void 0 && (missing0 = "sentiment") || data.snippet === void 0 && (missing0 = "snippet") || data.competitors === void 0 && (missing0 = "competitors") || data.citations === void 0 && (missing0 = "citations"))
        return validate138.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema75.properties, key0)) {
            return validate138.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate138.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate138.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.runId !== void 0) {
              let data1 = data.runId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate138.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate138.errors = [{ instancePath: instancePath + "/runId", schemaPath: "#/properties/runId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.platform !== void 0) {
                let _errs6 = errors;
                if (typeof data.platform != "string")
                  return validate138.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.model !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.model != "string")
                    return validate138.errors = [{ instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.prompt !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.prompt != "string")
                      return validate138.errors = [{ instancePath: instancePath + "/prompt", schemaPath: "#/properties/prompt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.promptHash !== void 0) {
                      let _errs12 = errors;
                      if (typeof data.promptHash != "string")
                        return validate138.errors = [{ instancePath: instancePath + "/promptHash", schemaPath: "#/properties/promptHash/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.stage !== void 0) {
                        let data6 = data.stage, _errs14 = errors;
                        if (typeof data6 != "string" && data6 !== null)
                          return validate138.errors = [{ instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: schema75.properties.stage.type }, message: "must be string,null" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.language !== void 0) {
                          let _errs16 = errors;
                          if (typeof data.language != "string")
                            return validate138.errors = [{ instancePath: instancePath + "/language", schemaPath: "#/properties/language/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.discovery !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.discovery != "boolean")
                              return validate138.errors = [{ instancePath: instancePath + "/discovery", schemaPath: "#/properties/discovery/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.adaptive !== void 0) {
                              let _errs20 = errors;
                              if (typeof data.adaptive != "boolean")
                                return validate138.errors = [{ instancePath: instancePath + "/adaptive", schemaPath: "#/properties/adaptive/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.answeredAt !== void 0) {
                                let data10 = data.answeredAt, _errs22 = errors;
                                if (errors === _errs22 && errors === _errs22)
                                  if (typeof data10 == "string") {
                                    if (!formats62.validate.test(data10))
                                      return validate138.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                  } else
                                    return validate138.errors = [{ instancePath: instancePath + "/answeredAt", schemaPath: "#/properties/answeredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                var valid0 = _errs22 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.mentioned !== void 0) {
                                  let _errs24 = errors;
                                  if (typeof data.mentioned != "boolean")
                                    return validate138.errors = [{ instancePath: instancePath + "/mentioned", schemaPath: "#/properties/mentioned/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
                                  var valid0 = _errs24 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.position !== void 0) {
                                    let data12 = data.position, _errs26 = errors;
                                    if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12)))
                                      return validate138.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                    if (errors === _errs26 && typeof data12 == "number" && isFinite(data12) && !formats10.validate(data12))
                                      return validate138.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                    var valid0 = _errs26 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.rank !== void 0) {
                                      let data13 = data.rank, _errs28 = errors;
                                      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)))
                                        return validate138.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                                      if (errors === _errs28 && typeof data13 == "number" && isFinite(data13)) {
                                        if (data13 < 0 || isNaN(data13))
                                          return validate138.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                        if (!formats10.validate(data13))
                                          return validate138.errors = [{ instancePath: instancePath + "/rank", schemaPath: "#/properties/rank/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                                      }
                                      var valid0 = _errs28 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0) {
                                      if (data.sentiment !== void 0) {
                                        let data14 = data.sentiment, _errs30 = errors;
                                        if (typeof data14 != "string" && data14 !== null)
                                          return validate138.errors = [{ instancePath: instancePath + "/sentiment", schemaPath: "#/properties/sentiment/type", keyword: "type", params: { type: schema75.properties.sentiment.type }, message: "must be string,null" }], !1;
                                        var valid0 = _errs30 === errors;
                                      } else
                                        var valid0 = !0;
                                      if (valid0) {
                                        if (data.snippet !== void 0) {
                                          let _errs32 = errors;
                                          if (typeof data.snippet != "string")
                                            return validate138.errors = [{ instancePath: instancePath + "/snippet", schemaPath: "#/properties/snippet/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                          var valid0 = _errs32 === errors;
                                        } else
                                          var valid0 = !0;
                                        if (valid0) {
                                          if (data.competitors !== void 0) {
                                            let data16 = data.competitors, _errs34 = errors;
                                            if (errors === _errs34)
                                              if (Array.isArray(data16)) {
                                                var valid1 = !0;
                                                let len0 = data16.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  let _errs36 = errors;
                                                  validate139(data16[i0], { instancePath: instancePath + "/competitors/" + i0, parentData: data16, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors), errors = vErrors.length);
                                                  var valid1 = _errs36 === errors;
                                                  if (!valid1)
                                                    break;
                                                }
                                              } else
                                                return validate138.errors = [{ instancePath: instancePath + "/competitors", schemaPath: "#/properties/competitors/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                            var valid0 = _errs34 === errors;
                                          } else
                                            var valid0 = !0;
                                          if (valid0)
                                            if (data.citations !== void 0) {
                                              let data18 = data.citations, _errs37 = errors;
                                              if (errors === _errs37)
                                                if (Array.isArray(data18)) {
                                                  var valid2 = !0;
                                                  let len1 = data18.length;
                                                  for (let i1 = 0; i1 < len1; i1++) {
                                                    let _errs39 = errors;
                                                    if (typeof data18[i1] != "string")
                                                      return validate138.errors = [{ instancePath: instancePath + "/citations/" + i1, schemaPath: "#/properties/citations/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                                    var valid2 = _errs39 === errors;
                                                    if (!valid2)
                                                      break;
                                                  }
                                                } else
                                                  return validate138.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                              var valid0 = _errs37 === errors;
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
          }
        }
      }
    } else
      return validate138.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answers === void 0 && (missing0 = "answers") || data.total === void 0 && (missing0 = "total") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate137.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answers" || key0 === "total" || key0 === "nextCursor")) {
            return validate137.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answers !== void 0) {
            let data0 = data.answers, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate138(data0[i0], { instancePath: instancePath + "/answers/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate137.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.total !== void 0) {
              let data2 = data.total, _errs5 = errors;
              if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                return validate137.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 0 || isNaN(data2))
                  return validate137.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats10.validate(data2))
                  return validate137.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              }
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.nextCursor !== void 0) {
                let data3 = data.nextCursor, _errs7 = errors;
                if (typeof data3 != "string" && data3 !== null)
                  return validate137.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema74.properties.nextCursor.type }, message: "must be string,null" }], !1;
                var valid0 = _errs7 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate137.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAuthorityCourse = validate142;
var schema78 = { type: "object", required: ["scoredAt", "geoScore", "eeatScore", "citationDensity", "experience", "expertise", "authoritativeness", "trustworthiness", "answers"], properties: { scoredAt: { type: "string", format: "date-time" }, geoScore: { type: ["number", "null"], format: "double" }, eeatScore: { type: ["number", "null"], format: "double" }, citationDensity: { type: ["number", "null"], format: "double" }, experience: { type: ["number", "null"], format: "double" }, expertise: { type: ["number", "null"], format: "double" }, authoritativeness: { type: ["number", "null"], format: "double" }, trustworthiness: { type: ["number", "null"], format: "double" }, answers: { type: "integer", format: "int32", minimum: 0 } }, additionalProperties: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.scoredAt === void 0 && (missing0 = "scoredAt") || data.geoScore === void 0 && (missing0 = "geoScore") || data.eeatScore === void 0 && (missing0 = "eeatScore") || data.citationDensity === void 0 && (missing0 = "citationDensity") || data.experience === void 0 && (missing0 = "experience") || data.expertise === void 0 && (missing0 = "expertise") || data.authoritativeness === void 0 && (missing0 = "authoritativeness") || data.trustworthiness === void 0 && (missing0 = "trustworthiness") || data.answers === void 0 && (missing0 = "answers"))
        return validate143.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema78.properties, key0)) {
            return validate143.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.scoredAt !== void 0) {
            let data0 = data.scoredAt, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats62.validate.test(data0))
                  return validate143.errors = [{ instancePath: instancePath + "/scoredAt", schemaPath: "#/properties/scoredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
              } else
                return validate143.errors = [{ instancePath: instancePath + "/scoredAt", schemaPath: "#/properties/scoredAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.geoScore !== void 0) {
              let data1 = data.geoScore, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate143.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/type", keyword: "type", params: { type: schema78.properties.geoScore.type }, message: "must be number,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && !formats100.validate(data1))
                return validate143.errors = [{ instancePath: instancePath + "/geoScore", schemaPath: "#/properties/geoScore/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.eeatScore !== void 0) {
                let data2 = data.eeatScore, _errs6 = errors;
                if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null)
                  return validate143.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/type", keyword: "type", params: { type: schema78.properties.eeatScore.type }, message: "must be number,null" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && !formats100.validate(data2))
                  return validate143.errors = [{ instancePath: instancePath + "/eeatScore", schemaPath: "#/properties/eeatScore/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.citationDensity !== void 0) {
                  let data3 = data.citationDensity, _errs8 = errors;
                  if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null)
                    return validate143.errors = [{ instancePath: instancePath + "/citationDensity", schemaPath: "#/properties/citationDensity/type", keyword: "type", params: { type: schema78.properties.citationDensity.type }, message: "must be number,null" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3) && !formats100.validate(data3))
                    return validate143.errors = [{ instancePath: instancePath + "/citationDensity", schemaPath: "#/properties/citationDensity/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.experience !== void 0) {
                    let data4 = data.experience, _errs10 = errors;
                    if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null)
                      return validate143.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/type", keyword: "type", params: { type: schema78.properties.experience.type }, message: "must be number,null" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4) && !formats100.validate(data4))
                      return validate143.errors = [{ instancePath: instancePath + "/experience", schemaPath: "#/properties/experience/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.expertise !== void 0) {
                      let data5 = data.expertise, _errs12 = errors;
                      if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null)
                        return validate143.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/type", keyword: "type", params: { type: schema78.properties.expertise.type }, message: "must be number,null" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5) && !formats100.validate(data5))
                        return validate143.errors = [{ instancePath: instancePath + "/expertise", schemaPath: "#/properties/expertise/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.authoritativeness !== void 0) {
                        let data6 = data.authoritativeness, _errs14 = errors;
                        if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null)
                          return validate143.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/type", keyword: "type", params: { type: schema78.properties.authoritativeness.type }, message: "must be number,null" }], !1;
                        if (errors === _errs14 && typeof data6 == "number" && isFinite(data6) && !formats100.validate(data6))
                          return validate143.errors = [{ instancePath: instancePath + "/authoritativeness", schemaPath: "#/properties/authoritativeness/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.trustworthiness !== void 0) {
                          let data7 = data.trustworthiness, _errs16 = errors;
                          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null)
                            return validate143.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/type", keyword: "type", params: { type: schema78.properties.trustworthiness.type }, message: "must be number,null" }], !1;
                          if (errors === _errs16 && typeof data7 == "number" && isFinite(data7) && !formats100.validate(data7))
                            return validate143.errors = [{ instancePath: instancePath + "/trustworthiness", schemaPath: "#/properties/trustworthiness/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.answers !== void 0) {
                            let data8 = data.answers, _errs18 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate143.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs18 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 0 || isNaN(data8))
                                return validate143.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats10.validate(data8))
                                return validate143.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs18 === errors;
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
      return validate143.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.scores === void 0 && (missing0 = "scores"))
        return validate142.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "scores")) {
            return validate142.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate142.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate142.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.scores !== void 0) {
              let data1 = data.scores, _errs4 = errors;
              if (errors === _errs4)
                if (Array.isArray(data1)) {
                  var valid1 = !0;
                  let len0 = data1.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let _errs6 = errors;
                    validate143(data1[i0], { instancePath: instancePath + "/scores/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors), errors = vErrors.length);
                    var valid1 = _errs6 === errors;
                    if (!valid1)
                      break;
                  }
                } else
                  return validate142.errors = [{ instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate142.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyCitedDomains = validate145;
var formats258 = require_formats().fastFormats.date;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate146.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.days === void 0 && (missing0 = "days") || data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to"))
        return validate146.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "days" || key0 === "from" || key0 === "to")) {
            return validate146.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.days !== void 0) {
            let data0 = data.days, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate146.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 1 || isNaN(data0))
                return validate146.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
              if (!formats10.validate(data0))
                return validate146.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.from !== void 0) {
              let data1 = data.from, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats258.validate.test(data1))
                    return validate146.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                } else
                  return validate146.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.to !== void 0) {
                let data2 = data.to, _errs6 = errors;
                if (errors === _errs6 && errors === _errs6)
                  if (typeof data2 == "string") {
                    if (!formats258.validate.test(data2))
                      return validate146.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                  } else
                    return validate146.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate146.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate146.errors = vErrors, errors === 0;
}
validate146.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.domain === void 0 && (missing0 = "domain") || data.own === void 0 && (missing0 = "own") || data.citations === void 0 && (missing0 = "citations") || data.answers === void 0 && (missing0 = "answers") || data.mentionAnswers === void 0 && (missing0 = "mentionAnswers") || data.platforms === void 0 && (missing0 = "platforms"))
        return validate148.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "domain" || key0 === "own" || key0 === "citations" || key0 === "answers" || key0 === "mentionAnswers" || key0 === "platforms")) {
            return validate148.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.domain !== void 0) {
            let _errs2 = errors;
            if (typeof data.domain != "string")
              return validate148.errors = [{ instancePath: instancePath + "/domain", schemaPath: "#/properties/domain/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.own !== void 0) {
              let _errs4 = errors;
              if (typeof data.own != "boolean")
                return validate148.errors = [{ instancePath: instancePath + "/own", schemaPath: "#/properties/own/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.citations !== void 0) {
                let data2 = data.citations, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate148.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 1 || isNaN(data2))
                    return validate148.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                  if (!formats10.validate(data2))
                    return validate148.errors = [{ instancePath: instancePath + "/citations", schemaPath: "#/properties/citations/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.answers !== void 0) {
                  let data3 = data.answers, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate148.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 1 || isNaN(data3))
                      return validate148.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }], !1;
                    if (!formats10.validate(data3))
                      return validate148.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.mentionAnswers !== void 0) {
                    let data4 = data.mentionAnswers, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate148.errors = [{ instancePath: instancePath + "/mentionAnswers", schemaPath: "#/properties/mentionAnswers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate148.errors = [{ instancePath: instancePath + "/mentionAnswers", schemaPath: "#/properties/mentionAnswers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats10.validate(data4))
                        return validate148.errors = [{ instancePath: instancePath + "/mentionAnswers", schemaPath: "#/properties/mentionAnswers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.platforms !== void 0) {
                      let data5 = data.platforms, _errs12 = errors;
                      if (errors === _errs12)
                        if (Array.isArray(data5)) {
                          if (data5.length > 8)
                            return validate148.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/maxItems", keyword: "maxItems", params: { limit: 8 }, message: "must NOT have more than 8 items" }], !1;
                          {
                            var valid1 = !0;
                            let len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let _errs14 = errors;
                              if (typeof data5[i0] != "string")
                                return validate148.errors = [{ instancePath: instancePath + "/platforms/" + i0, schemaPath: "#/properties/platforms/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid1 = _errs14 === errors;
                              if (!valid1)
                                break;
                            }
                          }
                        } else
                          return validate148.errors = [{ instancePath: instancePath + "/platforms", schemaPath: "#/properties/platforms/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      return validate148.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.brandId === void 0 && (missing0 = "brandId") || data.window === void 0 && (missing0 = "window") || data.answers === void 0 && (missing0 = "answers") || data.total === void 0 && (missing0 = "total") || data.domains === void 0 && (missing0 = "domains"))
        return validate145.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "brandId" || key0 === "window" || key0 === "answers" || key0 === "total" || key0 === "domains")) {
            return validate145.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.brandId !== void 0) {
            let data0 = data.brandId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate145.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate145.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.window !== void 0) {
              let _errs4 = errors;
              validate146(data.window, { instancePath: instancePath + "/window", parentData: data, parentDataProperty: "window", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.answers !== void 0) {
                let data2 = data.answers, _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate145.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs5 && typeof data2 == "number" && isFinite(data2)) {
                  if (data2 < 0 || isNaN(data2))
                    return validate145.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats10.validate(data2))
                    return validate145.errors = [{ instancePath: instancePath + "/answers", schemaPath: "#/properties/answers/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                }
                var valid0 = _errs5 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total !== void 0) {
                  let data3 = data.total, _errs7 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate145.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs7 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate145.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats10.validate(data3))
                      return validate145.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.domains !== void 0) {
                    let data4 = data.domains, _errs9 = errors;
                    if (errors === _errs9)
                      if (Array.isArray(data4)) {
                        if (data4.length > 100)
                          return validate145.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                        {
                          var valid1 = !0;
                          let len0 = data4.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs11 = errors;
                            validate148(data4[i0], { instancePath: instancePath + "/domains/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors), errors = vErrors.length);
                            var valid1 = _errs11 === errors;
                            if (!valid1)
                              break;
                          }
                        }
                      } else
                        return validate145.errors = [{ instancePath: instancePath + "/domains", schemaPath: "#/properties/domains/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate145.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyIncidentPage = validate150, schema82 = { type: "object", required: ["incidents", "nextCursor"], properties: { incidents: { type: "array", items: { $ref: "schema:Incident" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 };
var schema84 = { type: "string", enum: ["low", "medium", "high", "critical"] };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate152.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "low" || data === "medium" || data === "high" || data === "critical" ? (validate152.errors = vErrors, errors === 0) : (validate152.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema84.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate152.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema85 = { type: "string", enum: ["open", "investigating", "resolved"] };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  return evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" ? (validate154.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1) : data === "open" || data === "investigating" || data === "resolved" ? (validate154.errors = vErrors, errors === 0) : (validate154.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values" }], !1);
}
validate154.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.openedAt === void 0 && (missing0 = "openedAt") || data.status === void 0 && (missing0 = "status") || data.evidenceCount === void 0 && (missing0 = "evidenceCount"))
        return validate151.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "brandId" || key0 === "severity" || key0 === "type" || key0 === "title" || key0 === "openedAt" || key0 === "status" || key0 === "evidenceCount")) {
            return validate151.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate151.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate151.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate151.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate151.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                validate152(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.type != "string")
                    return validate151.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.title !== void 0) {
                    let _errs9 = errors;
                    if (typeof data.title != "string")
                      return validate151.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.openedAt !== void 0) {
                      let data5 = data.openedAt, _errs11 = errors;
                      if (errors === _errs11 && errors === _errs11)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate151.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate151.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.status !== void 0) {
                        let _errs13 = errors;
                        validate154(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0)
                        if (data.evidenceCount !== void 0) {
                          let data7 = data.evidenceCount, _errs14 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate151.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs14 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate151.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats10.validate(data7))
                              return validate151.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
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
      return validate151.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate150.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.incidents === void 0 && (missing0 = "incidents") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate150.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "incidents" || key0 === "nextCursor")) {
            return validate150.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
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
                  validate151(data0[i0], { instancePath: instancePath + "/incidents/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate150.errors = [{ instancePath: instancePath + "/incidents", schemaPath: "#/properties/incidents/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate150.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema82.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate150.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate150.errors = vErrors, errors === 0;
}
validate150.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyIncidentDetail = validate157, schema86 = { type: "object", required: ["id", "brandId", "severity", "type", "title", "openedAt", "status", "evidenceCount", "subject", "updatedAt", "investigatedAt", "investigatedBy", "resolvedAt", "resolvedBy", "evidence"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, severity: { $ref: "schema:IncidentSeverity" }, type: { type: "string" }, title: { type: "string" }, openedAt: { type: "string", format: "date-time" }, status: { $ref: "schema:IncidentStatus" }, evidenceCount: { type: "integer", format: "int32", minimum: 0 }, subject: { type: "string" }, updatedAt: { type: "string", format: "date-time" }, investigatedAt: { type: ["string", "null"], format: "date-time" }, investigatedBy: { type: ["string", "null"], format: "uuid" }, resolvedAt: { type: ["string", "null"], format: "date-time" }, resolvedBy: { type: ["string", "null"], format: "uuid" }, evidence: { type: "array", maxItems: 100, items: { $ref: "schema:IncidentEvidence" } } }, additionalProperties: !1 }, schema87 = { type: "object", required: ["id", "answerId", "platform", "excerpt", "sourceUrl", "observedAt"], properties: { id: { type: "string", format: "uuid" }, answerId: { type: ["string", "null"], format: "uuid" }, platform: { type: ["string", "null"] }, excerpt: { type: ["string", "null"] }, sourceUrl: { type: ["string", "null"] }, observedAt: { type: "string", format: "date-time" } }, additionalProperties: !1 };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.answerId === void 0 && (missing0 = "answerId") || data.platform === void 0 && (missing0 = "platform") || data.excerpt === void 0 && (missing0 = "excerpt") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.observedAt === void 0 && (missing0 = "observedAt"))
        return validate160.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "answerId" || key0 === "platform" || key0 === "excerpt" || key0 === "sourceUrl" || key0 === "observedAt")) {
            return validate160.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate160.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate160.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.answerId !== void 0) {
              let data1 = data.answerId, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate160.errors = [{ instancePath: instancePath + "/answerId", schemaPath: "#/properties/answerId/type", keyword: "type", params: { type: schema87.properties.answerId.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && errors === _errs4 && typeof data1 == "string" && !formats03.test(data1))
                return validate160.errors = [{ instancePath: instancePath + "/answerId", schemaPath: "#/properties/answerId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.platform !== void 0) {
                let data2 = data.platform, _errs6 = errors;
                if (typeof data2 != "string" && data2 !== null)
                  return validate160.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: schema87.properties.platform.type }, message: "must be string,null" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.excerpt !== void 0) {
                  let data3 = data.excerpt, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate160.errors = [{ instancePath: instancePath + "/excerpt", schemaPath: "#/properties/excerpt/type", keyword: "type", params: { type: schema87.properties.excerpt.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.sourceUrl !== void 0) {
                    let data4 = data.sourceUrl, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate160.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: schema87.properties.sourceUrl.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.observedAt !== void 0) {
                      let data5 = data.observedAt, _errs12 = errors;
                      if (errors === _errs12 && errors === _errs12)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate160.errors = [{ instancePath: instancePath + "/observedAt", schemaPath: "#/properties/observedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate160.errors = [{ instancePath: instancePath + "/observedAt", schemaPath: "#/properties/observedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate160.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.severity === void 0 && (missing0 = "severity") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.openedAt === void 0 && (missing0 = "openedAt") || data.status === void 0 && (missing0 = "status") || data.evidenceCount === void 0 && (missing0 = "evidenceCount") || data.subject === void 0 && (missing0 = "subject") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.investigatedAt === void 0 && (missing0 = "investigatedAt") || data.investigatedBy === void 0 && (missing0 = "investigatedBy") || data.resolvedAt === void 0 && (missing0 = "resolvedAt") || data.resolvedBy === void 0 && (missing0 = "resolvedBy") || data.evidence === void 0 && (missing0 = "evidence"))
        return validate157.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema86.properties, key0)) {
            return validate157.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate157.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate157.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate157.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate157.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                validate152(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors), errors = vErrors.length);
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.type !== void 0) {
                  let _errs7 = errors;
                  if (typeof data.type != "string")
                    return validate157.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs7 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.title !== void 0) {
                    let _errs9 = errors;
                    if (typeof data.title != "string")
                      return validate157.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.openedAt !== void 0) {
                      let data5 = data.openedAt, _errs11 = errors;
                      if (errors === _errs11 && errors === _errs11)
                        if (typeof data5 == "string") {
                          if (!formats62.validate.test(data5))
                            return validate157.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate157.errors = [{ instancePath: instancePath + "/openedAt", schemaPath: "#/properties/openedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs11 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.status !== void 0) {
                        let _errs13 = errors;
                        validate154(data.status, { instancePath: instancePath + "/status", parentData: data, parentDataProperty: "status", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors), errors = vErrors.length);
                        var valid0 = _errs13 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.evidenceCount !== void 0) {
                          let data7 = data.evidenceCount, _errs14 = errors;
                          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)))
                            return validate157.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                          if (errors === _errs14 && typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 0 || isNaN(data7))
                              return validate157.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats10.validate(data7))
                              return validate157.errors = [{ instancePath: instancePath + "/evidenceCount", schemaPath: "#/properties/evidenceCount/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                          }
                          var valid0 = _errs14 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.subject !== void 0) {
                            let _errs16 = errors;
                            if (typeof data.subject != "string")
                              return validate157.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs16 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.updatedAt !== void 0) {
                              let data9 = data.updatedAt, _errs18 = errors;
                              if (errors === _errs18 && errors === _errs18)
                                if (typeof data9 == "string") {
                                  if (!formats62.validate.test(data9))
                                    return validate157.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                } else
                                  return validate157.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs18 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.investigatedAt !== void 0) {
                                let data10 = data.investigatedAt, _errs20 = errors;
                                if (typeof data10 != "string" && data10 !== null)
                                  return validate157.errors = [{ instancePath: instancePath + "/investigatedAt", schemaPath: "#/properties/investigatedAt/type", keyword: "type", params: { type: schema86.properties.investigatedAt.type }, message: "must be string,null" }], !1;
                                if (errors === _errs20 && errors === _errs20 && typeof data10 == "string" && !formats62.validate.test(data10))
                                  return validate157.errors = [{ instancePath: instancePath + "/investigatedAt", schemaPath: "#/properties/investigatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                var valid0 = _errs20 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.investigatedBy !== void 0) {
                                  let data11 = data.investigatedBy, _errs22 = errors;
                                  if (typeof data11 != "string" && data11 !== null)
                                    return validate157.errors = [{ instancePath: instancePath + "/investigatedBy", schemaPath: "#/properties/investigatedBy/type", keyword: "type", params: { type: schema86.properties.investigatedBy.type }, message: "must be string,null" }], !1;
                                  if (errors === _errs22 && errors === _errs22 && typeof data11 == "string" && !formats03.test(data11))
                                    return validate157.errors = [{ instancePath: instancePath + "/investigatedBy", schemaPath: "#/properties/investigatedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                                  var valid0 = _errs22 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.resolvedAt !== void 0) {
                                    let data12 = data.resolvedAt, _errs24 = errors;
                                    if (typeof data12 != "string" && data12 !== null)
                                      return validate157.errors = [{ instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/type", keyword: "type", params: { type: schema86.properties.resolvedAt.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs24 && errors === _errs24 && typeof data12 == "string" && !formats62.validate.test(data12))
                                      return validate157.errors = [{ instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                    var valid0 = _errs24 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.resolvedBy !== void 0) {
                                      let data13 = data.resolvedBy, _errs26 = errors;
                                      if (typeof data13 != "string" && data13 !== null)
                                        return validate157.errors = [{ instancePath: instancePath + "/resolvedBy", schemaPath: "#/properties/resolvedBy/type", keyword: "type", params: { type: schema86.properties.resolvedBy.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs26 && errors === _errs26 && typeof data13 == "string" && !formats03.test(data13))
                                        return validate157.errors = [{ instancePath: instancePath + "/resolvedBy", schemaPath: "#/properties/resolvedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                                      var valid0 = _errs26 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.evidence !== void 0) {
                                        let data14 = data.evidence, _errs28 = errors;
                                        if (errors === _errs28)
                                          if (Array.isArray(data14)) {
                                            if (data14.length > 100)
                                              return validate157.errors = [{ instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" }], !1;
                                            {
                                              var valid1 = !0;
                                              let len0 = data14.length;
                                              for (let i0 = 0; i0 < len0; i0++) {
                                                let _errs30 = errors;
                                                validate160(data14[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data14, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors), errors = vErrors.length);
                                                var valid1 = _errs30 === errors;
                                                if (!valid1)
                                                  break;
                                              }
                                            }
                                          } else
                                            return validate157.errors = [{ instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                                        var valid0 = _errs28 === errors;
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
      return validate157.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiPageList = validate162, schema88 = { type: "object", required: ["pages", "nextCursor"], properties: { pages: { type: "array", items: { $ref: "schema:WikiPageSummary" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema89 = { type: "object", required: ["id", "brandId", "slug", "title", "revision", "updatedBy", "createdAt", "updatedAt", "openIssues"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, slug: { type: "string" }, title: { type: "string" }, revision: { type: "integer", format: "int32", minimum: 0 }, updatedBy: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" }, updatedAt: { type: "string", format: "date-time" }, openIssues: { type: "integer", format: "int32", minimum: 0 } }, additionalProperties: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.slug === void 0 && (missing0 = "slug") || data.title === void 0 && (missing0 = "title") || data.revision === void 0 && (missing0 = "revision") || data.updatedBy === void 0 && (missing0 = "updatedBy") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.openIssues === void 0 && (missing0 = "openIssues"))
        return validate163.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema89.properties, key0)) {
            return validate163.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate163.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate163.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate163.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate163.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.slug !== void 0) {
                let _errs6 = errors;
                if (typeof data.slug != "string")
                  return validate163.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.title !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.title != "string")
                    return validate163.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.revision !== void 0) {
                    let data4 = data.revision, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate163.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate163.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats10.validate(data4))
                        return validate163.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.updatedBy !== void 0) {
                      let data5 = data.updatedBy, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate163.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/type", keyword: "type", params: { type: schema89.properties.updatedBy.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && errors === _errs12 && typeof data5 == "string" && !formats03.test(data5))
                        return validate163.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.createdAt !== void 0) {
                        let data6 = data.createdAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats62.validate.test(data6))
                              return validate163.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate163.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updatedAt !== void 0) {
                          let data7 = data.updatedAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate163.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate163.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.openIssues !== void 0) {
                            let data8 = data.openIssues, _errs18 = errors;
                            if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)))
                              return validate163.errors = [{ instancePath: instancePath + "/openIssues", schemaPath: "#/properties/openIssues/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                            if (errors === _errs18 && typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 0 || isNaN(data8))
                                return validate163.errors = [{ instancePath: instancePath + "/openIssues", schemaPath: "#/properties/openIssues/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                              if (!formats10.validate(data8))
                                return validate163.errors = [{ instancePath: instancePath + "/openIssues", schemaPath: "#/properties/openIssues/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                            }
                            var valid0 = _errs18 === errors;
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
      return validate163.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate162.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.pages === void 0 && (missing0 = "pages") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate162.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "pages" || key0 === "nextCursor")) {
            return validate162.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.pages !== void 0) {
            let data0 = data.pages, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate163(data0[i0], { instancePath: instancePath + "/pages/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate162.errors = [{ instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate162.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema88.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate162.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate162.errors = vErrors, errors === 0;
}
validate162.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiPage = validate165, schema90 = { type: "object", required: ["id", "brandId", "slug", "title", "revision", "updatedBy", "createdAt", "updatedAt", "body", "facts", "issues"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, slug: { type: "string" }, title: { type: "string" }, revision: { type: "integer", format: "int32", minimum: 0 }, updatedBy: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" }, updatedAt: { type: "string", format: "date-time" }, body: { type: "string" }, facts: { type: "array", items: { $ref: "schema:WikiFact" } }, issues: { type: "array", items: { $ref: "schema:LintIssue" } } }, additionalProperties: !1 }, schema91 = { type: "object", required: ["subject", "attribute", "value", "sourceUrl", "sourceTitle", "asOf"], properties: { subject: { type: "string" }, attribute: { type: "string" }, value: { type: "string" }, sourceUrl: { type: ["string", "null"], format: "uri" }, sourceTitle: { type: ["string", "null"] }, asOf: { type: ["string", "null"], format: "date" } }, additionalProperties: !1 };
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.subject === void 0 && (missing0 = "subject") || data.attribute === void 0 && (missing0 = "attribute") || data.value === void 0 && (missing0 = "value") || data.sourceUrl === void 0 && (missing0 = "sourceUrl") || data.sourceTitle === void 0 && (missing0 = "sourceTitle") || data.asOf === void 0 && (missing0 = "asOf"))
        return validate166.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "subject" || key0 === "attribute" || key0 === "value" || key0 === "sourceUrl" || key0 === "sourceTitle" || key0 === "asOf")) {
            return validate166.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.subject !== void 0) {
            let _errs2 = errors;
            if (typeof data.subject != "string")
              return validate166.errors = [{ instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.attribute !== void 0) {
              let _errs4 = errors;
              if (typeof data.attribute != "string")
                return validate166.errors = [{ instancePath: instancePath + "/attribute", schemaPath: "#/properties/attribute/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.value !== void 0) {
                let _errs6 = errors;
                if (typeof data.value != "string")
                  return validate166.errors = [{ instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.sourceUrl !== void 0) {
                  let data3 = data.sourceUrl, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate166.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/type", keyword: "type", params: { type: schema91.properties.sourceUrl.type }, message: "must be string,null" }], !1;
                  if (errors === _errs8 && errors === _errs8 && typeof data3 == "string" && !formats144.test(data3))
                    return validate166.errors = [{ instancePath: instancePath + "/sourceUrl", schemaPath: "#/properties/sourceUrl/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.sourceTitle !== void 0) {
                    let data4 = data.sourceTitle, _errs10 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate166.errors = [{ instancePath: instancePath + "/sourceTitle", schemaPath: "#/properties/sourceTitle/type", keyword: "type", params: { type: schema91.properties.sourceTitle.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.asOf !== void 0) {
                      let data5 = data.asOf, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate166.errors = [{ instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/type", keyword: "type", params: { type: schema91.properties.asOf.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && errors === _errs12 && typeof data5 == "string" && !formats258.validate.test(data5))
                        return validate166.errors = [{ instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
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
      return validate166.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.rule === void 0 && (missing0 = "rule") || data.severity === void 0 && (missing0 = "severity") || data.message === void 0 && (missing0 = "message") || data.field === void 0 && (missing0 = "field") || data.position === void 0 && (missing0 = "position") || data.detectedAt === void 0 && (missing0 = "detectedAt"))
        return validate168.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "rule" || key0 === "severity" || key0 === "message" || key0 === "field" || key0 === "position" || key0 === "detectedAt")) {
            return validate168.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate168.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate168.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.rule !== void 0) {
              let _errs4 = errors;
              if (typeof data.rule != "string")
                return validate168.errors = [{ instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.severity !== void 0) {
                let _errs6 = errors;
                if (typeof data.severity != "string")
                  return validate168.errors = [{ instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.message !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.message != "string")
                    return validate168.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.field !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.field != "string")
                      return validate168.errors = [{ instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.position !== void 0) {
                      let data5 = data.position, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate168.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate168.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats10.validate(data5))
                          return validate168.errors = [{ instancePath: instancePath + "/position", schemaPath: "#/properties/position/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.detectedAt !== void 0) {
                        let data6 = data.detectedAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats62.validate.test(data6))
                              return validate168.errors = [{ instancePath: instancePath + "/detectedAt", schemaPath: "#/properties/detectedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate168.errors = [{ instancePath: instancePath + "/detectedAt", schemaPath: "#/properties/detectedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate168.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.slug === void 0 && (missing0 = "slug") || data.title === void 0 && (missing0 = "title") || data.revision === void 0 && (missing0 = "revision") || data.updatedBy === void 0 && (missing0 = "updatedBy") || data.createdAt === void 0 && (missing0 = "createdAt") || data.updatedAt === void 0 && (missing0 = "updatedAt") || data.body === void 0 && (missing0 = "body") || data.facts === void 0 && (missing0 = "facts") || data.issues === void 0 && (missing0 = "issues"))
        return validate165.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema90.properties, key0)) {
            return validate165.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate165.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate165.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate165.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate165.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.slug !== void 0) {
                let _errs6 = errors;
                if (typeof data.slug != "string")
                  return validate165.errors = [{ instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.title !== void 0) {
                  let _errs8 = errors;
                  if (typeof data.title != "string")
                    return validate165.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.revision !== void 0) {
                    let data4 = data.revision, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate165.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate165.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats10.validate(data4))
                        return validate165.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.updatedBy !== void 0) {
                      let data5 = data.updatedBy, _errs12 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate165.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/type", keyword: "type", params: { type: schema90.properties.updatedBy.type }, message: "must be string,null" }], !1;
                      if (errors === _errs12 && errors === _errs12 && typeof data5 == "string" && !formats03.test(data5))
                        return validate165.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.createdAt !== void 0) {
                        let data6 = data.createdAt, _errs14 = errors;
                        if (errors === _errs14 && errors === _errs14)
                          if (typeof data6 == "string") {
                            if (!formats62.validate.test(data6))
                              return validate165.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                          } else
                            return validate165.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.updatedAt !== void 0) {
                          let data7 = data.updatedAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate165.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate165.errors = [{ instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.body !== void 0) {
                            let _errs18 = errors;
                            if (typeof data.body != "string")
                              return validate165.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.facts !== void 0) {
                              let data9 = data.facts, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate166(data9[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate165.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.issues !== void 0) {
                                let data11 = data.issues, _errs23 = errors;
                                if (errors === _errs23)
                                  if (Array.isArray(data11)) {
                                    var valid2 = !0;
                                    let len1 = data11.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let _errs25 = errors;
                                      validate168(data11[i1], { instancePath: instancePath + "/issues/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors), errors = vErrors.length);
                                      var valid2 = _errs25 === errors;
                                      if (!valid2)
                                        break;
                                    }
                                  } else
                                    return validate165.errors = [{ instancePath: instancePath + "/issues", schemaPath: "#/properties/issues/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
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
      }
    } else
      return validate165.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiPageArchived = validate170;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate170.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.archivedAt === void 0 && (missing0 = "archivedAt"))
        return validate170.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "archivedAt")) {
            return validate170.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate170.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate170.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.archivedAt !== void 0) {
              let data1 = data.archivedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate170.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate170.errors = [{ instancePath: instancePath + "/archivedAt", schemaPath: "#/properties/archivedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate170.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate170.errors = vErrors, errors === 0;
}
validate170.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyWikiRevisionList = validate171;
var schema95 = { type: "object", required: ["revision", "title", "body", "facts", "updatedBy", "createdAt"], properties: { revision: { type: "integer", format: "int32", minimum: 0 }, title: { type: "string" }, body: { type: "string" }, facts: { type: "array", items: { $ref: "schema:WikiFact" } }, updatedBy: { type: ["string", "null"], format: "uuid" }, createdAt: { type: "string", format: "date-time" } }, additionalProperties: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.revision === void 0 && (missing0 = "revision") || data.title === void 0 && (missing0 = "title") || data.body === void 0 && (missing0 = "body") || data.facts === void 0 && (missing0 = "facts") || data.updatedBy === void 0 && (missing0 = "updatedBy") || data.createdAt === void 0 && (missing0 = "createdAt"))
        return validate172.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "revision" || key0 === "title" || key0 === "body" || key0 === "facts" || key0 === "updatedBy" || key0 === "createdAt")) {
            return validate172.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.revision !== void 0) {
            let data0 = data.revision, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate172.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate172.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats10.validate(data0))
                return validate172.errors = [{ instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.title !== void 0) {
              let _errs4 = errors;
              if (typeof data.title != "string")
                return validate172.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.body !== void 0) {
                let _errs6 = errors;
                if (typeof data.body != "string")
                  return validate172.errors = [{ instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.facts !== void 0) {
                  let data3 = data.facts, _errs8 = errors;
                  if (errors === _errs8)
                    if (Array.isArray(data3)) {
                      var valid1 = !0;
                      let len0 = data3.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let _errs10 = errors;
                        validate166(data3[i0], { instancePath: instancePath + "/facts/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors), errors = vErrors.length);
                        var valid1 = _errs10 === errors;
                        if (!valid1)
                          break;
                      }
                    } else
                      return validate172.errors = [{ instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.updatedBy !== void 0) {
                    let data5 = data.updatedBy, _errs11 = errors;
                    if (typeof data5 != "string" && data5 !== null)
                      return validate172.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/type", keyword: "type", params: { type: schema95.properties.updatedBy.type }, message: "must be string,null" }], !1;
                    if (errors === _errs11 && errors === _errs11 && typeof data5 == "string" && !formats03.test(data5))
                      return validate172.errors = [{ instancePath: instancePath + "/updatedBy", schemaPath: "#/properties/updatedBy/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                    var valid0 = _errs11 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.createdAt !== void 0) {
                      let data6 = data.createdAt, _errs13 = errors;
                      if (errors === _errs13 && errors === _errs13)
                        if (typeof data6 == "string") {
                          if (!formats62.validate.test(data6))
                            return validate172.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                        } else
                          return validate172.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid0 = _errs13 === errors;
                    } else
                      var valid0 = !0;
                }
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
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.revisions === void 0 && (missing0 = "revisions"))
        return validate171.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "revisions") {
            return validate171.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.revisions !== void 0) {
          let data0 = data.revisions;
          if (errors === errors)
            if (Array.isArray(data0)) {
              var valid1 = !0;
              let len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let _errs4 = errors;
                validate172(data0[i0], { instancePath: instancePath + "/revisions/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors), errors = vErrors.length);
                var valid1 = _errs4 === errors;
                if (!valid1)
                  break;
              }
            } else
              return validate171.errors = [{ instancePath: instancePath + "/revisions", schemaPath: "#/properties/revisions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
        }
      }
    } else
      return validate171.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate171.errors = vErrors, errors === 0;
}
validate171.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyConsoleSuggestionList = validate175, schema96 = { type: "object", required: ["suggestions", "nextCursor"], properties: { suggestions: { type: "array", items: { $ref: "schema:ConsoleSuggestion" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema97 = { type: "object", required: ["id", "brandId", "content", "intent", "rewritten", "factClaims", "eeatSignals", "expectedLift", "promptHashes", "source", "costUsd", "createdAt", "appliedAt", "measuredAt", "measurement"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, content: { type: "string" }, intent: { type: ["string", "null"] }, rewritten: { type: "string" }, factClaims: { type: "array", items: { $ref: "schema:FactClaim" } }, eeatSignals: { type: "array", items: { type: "string" } }, expectedLift: { $ref: "schema:ExpectedLift" }, promptHashes: { type: "array", items: { type: "string" } }, source: { type: "string" }, costUsd: { type: ["number", "null"], format: "double", minimum: 0 }, createdAt: { type: "string", format: "date-time" }, appliedAt: { type: ["string", "null"], format: "date-time" }, measuredAt: { type: ["string", "null"], format: "date-time" }, measurement: { oneOf: [{ $ref: "schema:MeasuredLift" }, { type: "null" }] } }, additionalProperties: !1 };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.claim === void 0 && (missing0 = "claim") || data.verifiable === void 0 && (missing0 = "verifiable"))
        return validate177.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "claim" || key0 === "verifiable")) {
            return validate177.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.claim !== void 0) {
            let _errs2 = errors;
            if (typeof data.claim != "string")
              return validate177.errors = [{ instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.verifiable !== void 0) {
              let _errs4 = errors;
              if (typeof data.verifiable != "boolean")
                return validate177.errors = [{ instancePath: instancePath + "/verifiable", schemaPath: "#/properties/verifiable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate177.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.metric === void 0 && (missing0 = "metric") || data.delta === void 0 && (missing0 = "delta") || data.basis === void 0 && (missing0 = "basis"))
        return validate179.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "metric" || key0 === "delta" || key0 === "basis")) {
            return validate179.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.metric !== void 0) {
            let _errs2 = errors;
            if (typeof data.metric != "string")
              return validate179.errors = [{ instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.delta !== void 0) {
              let data1 = data.delta, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate179.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < -1 || isNaN(data1))
                    return validate179.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1" }], !1;
                  if (!formats100.validate(data1))
                    return validate179.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate179.errors = [{ instancePath: instancePath + "/delta", schemaPath: "#/properties/delta/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.basis !== void 0) {
                let _errs6 = errors;
                if (typeof data.basis != "string")
                  return validate179.errors = [{ instancePath: instancePath + "/basis", schemaPath: "#/properties/basis/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate179.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate182.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.low === void 0 && (missing0 = "low") || data.high === void 0 && (missing0 = "high"))
        return validate182.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "low" || key0 === "high")) {
            return validate182.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.low !== void 0) {
            let data0 = data.low, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (!formats100.validate(data0))
                  return validate182.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate182.errors = [{ instancePath: instancePath + "/low", schemaPath: "#/properties/low/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.high !== void 0) {
              let data1 = data.high, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (!formats100.validate(data1))
                    return validate182.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate182.errors = [{ instancePath: instancePath + "/high", schemaPath: "#/properties/high/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate182.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate182.errors = vErrors, errors === 0;
}
validate182.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate181.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.before === void 0 && (missing0 = "before") || data.after === void 0 && (missing0 = "after") || data.lift === void 0 && (missing0 = "lift") || data.interval === void 0 && (missing0 = "interval"))
        return validate181.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "before" || key0 === "after" || key0 === "lift" || key0 === "interval")) {
            return validate181.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.before !== void 0) {
            let data0 = data.before, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 1 || isNaN(data0))
                  return validate181.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate181.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats100.validate(data0))
                  return validate181.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate181.errors = [{ instancePath: instancePath + "/before", schemaPath: "#/properties/before/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.after !== void 0) {
              let data1 = data.after, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 1 || isNaN(data1))
                    return validate181.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate181.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats100.validate(data1))
                    return validate181.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate181.errors = [{ instancePath: instancePath + "/after", schemaPath: "#/properties/after/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.lift !== void 0) {
                let data2 = data.lift, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 2 || isNaN(data2))
                      return validate181.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2 }, message: "must be <= 2" }], !1;
                    if (data2 < -2 || isNaN(data2))
                      return validate181.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/minimum", keyword: "minimum", params: { comparison: ">=", limit: -2 }, message: "must be >= -2" }], !1;
                    if (!formats100.validate(data2))
                      return validate181.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate181.errors = [{ instancePath: instancePath + "/lift", schemaPath: "#/properties/lift/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.interval !== void 0) {
                  let _errs8 = errors;
                  validate182(data.interval, { instancePath: instancePath + "/interval", parentData: data, parentDataProperty: "interval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate181.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate181.errors = vErrors, errors === 0;
}
validate181.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.content === void 0 && (missing0 = "content") || data.intent === void 0 && (missing0 = "intent") || data.rewritten === void 0 && (missing0 = "rewritten") || data.factClaims === void 0 && (missing0 = "factClaims") || data.eeatSignals === void 0 && (missing0 = "eeatSignals") || data.expectedLift === void 0 && (missing0 = "expectedLift") || data.promptHashes === void 0 && (missing0 = "promptHashes") || data.source === void 0 && (missing0 = "source") || data.costUsd === void 0 && (missing0 = "costUsd") || data.createdAt === void 0 && (missing0 = "createdAt") || data.appliedAt === void 0 && (missing0 = "appliedAt") || data.measuredAt === void 0 && (missing0 = "measuredAt") || data.measurement === void 0 && (missing0 = "measurement"))
        return validate176.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema97.properties, key0)) {
            return validate176.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate176.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate176.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate176.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate176.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.content !== void 0) {
                let _errs6 = errors;
                if (typeof data.content != "string")
                  return validate176.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.intent !== void 0) {
                  let data3 = data.intent, _errs8 = errors;
                  if (typeof data3 != "string" && data3 !== null)
                    return validate176.errors = [{ instancePath: instancePath + "/intent", schemaPath: "#/properties/intent/type", keyword: "type", params: { type: schema97.properties.intent.type }, message: "must be string,null" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.rewritten !== void 0) {
                    let _errs10 = errors;
                    if (typeof data.rewritten != "string")
                      return validate176.errors = [{ instancePath: instancePath + "/rewritten", schemaPath: "#/properties/rewritten/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.factClaims !== void 0) {
                      let data5 = data.factClaims, _errs12 = errors;
                      if (errors === _errs12)
                        if (Array.isArray(data5)) {
                          var valid1 = !0;
                          let len0 = data5.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let _errs14 = errors;
                            validate177(data5[i0], { instancePath: instancePath + "/factClaims/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors), errors = vErrors.length);
                            var valid1 = _errs14 === errors;
                            if (!valid1)
                              break;
                          }
                        } else
                          return validate176.errors = [{ instancePath: instancePath + "/factClaims", schemaPath: "#/properties/factClaims/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.eeatSignals !== void 0) {
                        let data7 = data.eeatSignals, _errs15 = errors;
                        if (errors === _errs15)
                          if (Array.isArray(data7)) {
                            var valid2 = !0;
                            let len1 = data7.length;
                            for (let i1 = 0; i1 < len1; i1++) {
                              let _errs17 = errors;
                              if (typeof data7[i1] != "string")
                                return validate176.errors = [{ instancePath: instancePath + "/eeatSignals/" + i1, schemaPath: "#/properties/eeatSignals/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid2 = _errs17 === errors;
                              if (!valid2)
                                break;
                            }
                          } else
                            return validate176.errors = [{ instancePath: instancePath + "/eeatSignals", schemaPath: "#/properties/eeatSignals/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                        var valid0 = _errs15 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.expectedLift !== void 0) {
                          let _errs19 = errors;
                          validate179(data.expectedLift, { instancePath: instancePath + "/expectedLift", parentData: data, parentDataProperty: "expectedLift", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors), errors = vErrors.length);
                          var valid0 = _errs19 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.promptHashes !== void 0) {
                            let data10 = data.promptHashes, _errs20 = errors;
                            if (errors === _errs20)
                              if (Array.isArray(data10)) {
                                var valid3 = !0;
                                let len2 = data10.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                  let _errs22 = errors;
                                  if (typeof data10[i2] != "string")
                                    return validate176.errors = [{ instancePath: instancePath + "/promptHashes/" + i2, schemaPath: "#/properties/promptHashes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid3 = _errs22 === errors;
                                  if (!valid3)
                                    break;
                                }
                              } else
                                return validate176.errors = [{ instancePath: instancePath + "/promptHashes", schemaPath: "#/properties/promptHashes/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.source !== void 0) {
                              let _errs24 = errors;
                              if (typeof data.source != "string")
                                return validate176.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                              var valid0 = _errs24 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0) {
                              if (data.costUsd !== void 0) {
                                let data13 = data.costUsd, _errs26 = errors;
                                if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null)
                                  return validate176.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: schema97.properties.costUsd.type }, message: "must be number,null" }], !1;
                                if (errors === _errs26 && typeof data13 == "number" && isFinite(data13)) {
                                  if (data13 < 0 || isNaN(data13))
                                    return validate176.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  if (!formats100.validate(data13))
                                    return validate176.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                                }
                                var valid0 = _errs26 === errors;
                              } else
                                var valid0 = !0;
                              if (valid0) {
                                if (data.createdAt !== void 0) {
                                  let data14 = data.createdAt, _errs28 = errors;
                                  if (errors === _errs28 && errors === _errs28)
                                    if (typeof data14 == "string") {
                                      if (!formats62.validate.test(data14))
                                        return validate176.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                    } else
                                      return validate176.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                                  var valid0 = _errs28 === errors;
                                } else
                                  var valid0 = !0;
                                if (valid0) {
                                  if (data.appliedAt !== void 0) {
                                    let data15 = data.appliedAt, _errs30 = errors;
                                    if (typeof data15 != "string" && data15 !== null)
                                      return validate176.errors = [{ instancePath: instancePath + "/appliedAt", schemaPath: "#/properties/appliedAt/type", keyword: "type", params: { type: schema97.properties.appliedAt.type }, message: "must be string,null" }], !1;
                                    if (errors === _errs30 && errors === _errs30 && typeof data15 == "string" && !formats62.validate.test(data15))
                                      return validate176.errors = [{ instancePath: instancePath + "/appliedAt", schemaPath: "#/properties/appliedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                    var valid0 = _errs30 === errors;
                                  } else
                                    var valid0 = !0;
                                  if (valid0) {
                                    if (data.measuredAt !== void 0) {
                                      let data16 = data.measuredAt, _errs32 = errors;
                                      if (typeof data16 != "string" && data16 !== null)
                                        return validate176.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/type", keyword: "type", params: { type: schema97.properties.measuredAt.type }, message: "must be string,null" }], !1;
                                      if (errors === _errs32 && errors === _errs32 && typeof data16 == "string" && !formats62.validate.test(data16))
                                        return validate176.errors = [{ instancePath: instancePath + "/measuredAt", schemaPath: "#/properties/measuredAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                                      var valid0 = _errs32 === errors;
                                    } else
                                      var valid0 = !0;
                                    if (valid0)
                                      if (data.measurement !== void 0) {
                                        let data17 = data.measurement, _errs34 = errors, _errs35 = errors, valid4 = !1, passing0 = null, _errs36 = errors;
                                        validate181(data17, { instancePath: instancePath + "/measurement", parentData: data, parentDataProperty: "measurement", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors), errors = vErrors.length);
                                        var _valid0 = _errs36 === errors;
                                        _valid0 && (valid4 = !0, passing0 = 0);
                                        let _errs37 = errors;
                                        if (data17 !== null) {
                                          let err0 = { instancePath: instancePath + "/measurement", schemaPath: "#/properties/measurement/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                                          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                                        }
                                        var _valid0 = _errs37 === errors;
                                        if (_valid0 && valid4 ? (valid4 = !1, passing0 = [passing0, 1]) : _valid0 && (valid4 = !0, passing0 = 1), valid4)
                                          errors = _errs35, vErrors !== null && (_errs35 ? vErrors.length = _errs35 : vErrors = null);
                                        else {
                                          let err1 = { instancePath: instancePath + "/measurement", schemaPath: "#/properties/measurement/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                                          return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate176.errors = vErrors, !1;
                                        }
                                        var valid0 = _errs34 === errors;
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
      return validate176.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.suggestions === void 0 && (missing0 = "suggestions") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate175.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "suggestions" || key0 === "nextCursor")) {
            return validate175.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.suggestions !== void 0) {
            let data0 = data.suggestions, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate176(data0[i0], { instancePath: instancePath + "/suggestions/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate175.errors = [{ instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate175.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema96.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate175.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyConsoleSuggestion = validate176, replyRewriteBatchList = validate186, schema102 = { type: "object", required: ["batches", "nextCursor"], properties: { batches: { type: "array", items: { $ref: "schema:RewriteBatch" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema103 = { type: "object", required: ["id", "brandId", "status", "total", "succeeded", "failed", "costUsd", "createdAt", "completedAt"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, status: { type: "string" }, total: { type: "integer", format: "int32", minimum: 0 }, succeeded: { type: "integer", format: "int32", minimum: 0 }, failed: { type: "integer", format: "int32", minimum: 0 }, costUsd: { type: "number", format: "double", minimum: 0 }, createdAt: { type: "string", format: "date-time" }, completedAt: { type: ["string", "null"], format: "date-time" } }, additionalProperties: !1 };
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate187.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.status === void 0 && (missing0 = "status") || data.total === void 0 && (missing0 = "total") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed") || data.costUsd === void 0 && (missing0 = "costUsd") || data.createdAt === void 0 && (missing0 = "createdAt") || data.completedAt === void 0 && (missing0 = "completedAt"))
        return validate187.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema103.properties, key0)) {
            return validate187.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate187.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate187.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate187.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate187.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs6 = errors;
                if (typeof data.status != "string")
                  return validate187.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total !== void 0) {
                  let data3 = data.total, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate187.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate187.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats10.validate(data3))
                      return validate187.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.succeeded !== void 0) {
                    let data4 = data.succeeded, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate187.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate187.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats10.validate(data4))
                        return validate187.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.failed !== void 0) {
                      let data5 = data.failed, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate187.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate187.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats10.validate(data5))
                          return validate187.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.costUsd !== void 0) {
                        let data6 = data.costUsd, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate187.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats100.validate(data6))
                              return validate187.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          } else
                            return validate187.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.createdAt !== void 0) {
                          let data7 = data.createdAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate187.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate187.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0)
                          if (data.completedAt !== void 0) {
                            let data8 = data.completedAt, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate187.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema103.properties.completedAt.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && errors === _errs18 && typeof data8 == "string" && !formats62.validate.test(data8))
                              return validate187.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            var valid0 = _errs18 === errors;
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
      return validate187.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate187.errors = vErrors, errors === 0;
}
validate187.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate186.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.batches === void 0 && (missing0 = "batches") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate186.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "batches" || key0 === "nextCursor")) {
            return validate186.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.batches !== void 0) {
            let data0 = data.batches, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate187(data0[i0], { instancePath: instancePath + "/batches/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate186.errors = [{ instancePath: instancePath + "/batches", schemaPath: "#/properties/batches/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate186.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema102.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate186.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate186.errors = vErrors, errors === 0;
}
validate186.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyRewriteBatch = validate187, replyRewriteBatchDetail = validate189, schema104 = { type: "object", required: ["id", "brandId", "status", "total", "succeeded", "failed", "costUsd", "createdAt", "completedAt", "items"], properties: { id: { type: "string", format: "uuid" }, brandId: { type: "string", format: "uuid" }, status: { type: "string" }, total: { type: "integer", format: "int32", minimum: 0 }, succeeded: { type: "integer", format: "int32", minimum: 0 }, failed: { type: "integer", format: "int32", minimum: 0 }, costUsd: { type: "number", format: "double", minimum: 0 }, createdAt: { type: "string", format: "date-time" }, completedAt: { type: ["string", "null"], format: "date-time" }, items: { type: "array", items: { $ref: "schema:RewriteBatchItem" } } }, additionalProperties: !1 }, schema105 = { type: "object", required: ["ordinal", "text", "state", "result", "failure", "finishedAt"], properties: { ordinal: { type: "integer", format: "int32", minimum: 0 }, text: { type: "string" }, state: { type: "string" }, result: { oneOf: [{ $ref: "schema:RewriteResult" }, { type: "null" }] }, failure: { type: ["string", "null"] }, finishedAt: { type: ["string", "null"], format: "date-time" } }, additionalProperties: !1 }, schema106 = { type: "object", required: ["headline", "section_1_answer", "section_2_evidence", "section_3_context", "section_4_faq", "score_aviv", "score_breakdown", "source", "latency_ms", "cost_usd", "jsonld"], properties: { headline: { type: "string" }, section_1_answer: { type: "string" }, section_2_evidence: { type: "array", items: { type: "string" } }, section_3_context: { type: "string" }, section_4_faq: { type: "array", items: { $ref: "schema:FaqPair" } }, score_aviv: { type: "number", format: "double", minimum: 0, maximum: 100 }, score_breakdown: { $ref: "schema:AvivBreakdown" }, source: { type: "string" }, latency_ms: { type: "number", format: "double", minimum: 0 }, cost_usd: { type: "number", format: "double", minimum: 0 }, jsonld: { type: "string" } }, additionalProperties: !1 };
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate192.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.q === void 0 && (missing0 = "q") || data.a === void 0 && (missing0 = "a"))
        return validate192.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "q" || key0 === "a")) {
            return validate192.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.q !== void 0) {
            let _errs2 = errors;
            if (typeof data.q != "string")
              return validate192.errors = [{ instancePath: instancePath + "/q", schemaPath: "#/properties/q/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.a !== void 0) {
              let _errs4 = errors;
              if (typeof data.a != "string")
                return validate192.errors = [{ instancePath: instancePath + "/a", schemaPath: "#/properties/a/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate192.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate192.errors = vErrors, errors === 0;
}
validate192.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.check === void 0 && (missing0 = "check") || data.score === void 0 && (missing0 = "score") || data.max === void 0 && (missing0 = "max"))
        return validate196.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "check" || key0 === "score" || key0 === "max")) {
            return validate196.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.check !== void 0) {
            let _errs2 = errors;
            if (typeof data.check != "string")
              return validate196.errors = [{ instancePath: instancePath + "/check", schemaPath: "#/properties/check/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.score !== void 0) {
              let data1 = data.score, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 25 || isNaN(data1))
                    return validate196.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate196.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats100.validate(data1))
                    return validate196.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate196.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.max !== void 0) {
                let data2 = data.max, _errs6 = errors;
                if (errors === _errs6)
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 25 || isNaN(data2))
                      return validate196.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                    if (data2 < 0 || isNaN(data2))
                      return validate196.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats100.validate(data2))
                      return validate196.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                  } else
                    return validate196.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate196.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate196.errors = vErrors, errors === 0;
}
validate196.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.score === void 0 && (missing0 = "score") || data.max === void 0 && (missing0 = "max") || data.checks === void 0 && (missing0 = "checks"))
        return validate195.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "score" || key0 === "max" || key0 === "checks")) {
            return validate195.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.score !== void 0) {
            let data0 = data.score, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 25 || isNaN(data0))
                  return validate195.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                if (data0 < 0 || isNaN(data0))
                  return validate195.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                if (!formats100.validate(data0))
                  return validate195.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate195.errors = [{ instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.max !== void 0) {
              let data1 = data.max, _errs4 = errors;
              if (errors === _errs4)
                if (typeof data1 == "number" && isFinite(data1)) {
                  if (data1 > 25 || isNaN(data1))
                    return validate195.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/maximum", keyword: "maximum", params: { comparison: "<=", limit: 25 }, message: "must be <= 25" }], !1;
                  if (data1 < 0 || isNaN(data1))
                    return validate195.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                  if (!formats100.validate(data1))
                    return validate195.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                } else
                  return validate195.errors = [{ instancePath: instancePath + "/max", schemaPath: "#/properties/max/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
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
                      validate196(data2[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate195.errors = [{ instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return validate195.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate195.errors = vErrors, errors === 0;
}
validate195.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answer_first === void 0 && (missing0 = "answer_first") || data.verifiable === void 0 && (missing0 = "verifiable") || data.information_structure === void 0 && (missing0 = "information_structure") || data.voice === void 0 && (missing0 = "voice"))
        return validate194.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answer_first" || key0 === "verifiable" || key0 === "information_structure" || key0 === "voice")) {
            return validate194.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answer_first !== void 0) {
            let _errs2 = errors;
            validate195(data.answer_first, { instancePath: instancePath + "/answer_first", parentData: data, parentDataProperty: "answer_first", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.verifiable !== void 0) {
              let _errs3 = errors;
              validate195(data.verifiable, { instancePath: instancePath + "/verifiable", parentData: data, parentDataProperty: "verifiable", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
              var valid0 = _errs3 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.information_structure !== void 0) {
                let _errs4 = errors;
                validate195(data.information_structure, { instancePath: instancePath + "/information_structure", parentData: data, parentDataProperty: "information_structure", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
                var valid0 = _errs4 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.voice !== void 0) {
                  let _errs5 = errors;
                  validate195(data.voice, { instancePath: instancePath + "/voice", parentData: data, parentDataProperty: "voice", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors), errors = vErrors.length);
                  var valid0 = _errs5 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate194.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate194.errors = vErrors, errors === 0;
}
validate194.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate191(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate191.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.headline === void 0 && (missing0 = "headline") || data.section_1_answer === void 0 && (missing0 = "section_1_answer") || data.section_2_evidence === void 0 && (missing0 = "section_2_evidence") || data.section_3_context === void 0 && (missing0 = "section_3_context") || data.section_4_faq === void 0 && (missing0 = "section_4_faq") || data.score_aviv === void 0 && (missing0 = "score_aviv") || data.score_breakdown === void 0 && (missing0 = "score_breakdown") || data.source === void 0 && (missing0 = "source") || data.latency_ms === void 0 && (missing0 = "latency_ms") || data.cost_usd === void 0 && (missing0 = "cost_usd") || data.jsonld === void 0 && (missing0 = "jsonld"))
        return validate191.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema106.properties, key0)) {
            return validate191.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.headline !== void 0) {
            let _errs2 = errors;
            if (typeof data.headline != "string")
              return validate191.errors = [{ instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.section_1_answer !== void 0) {
              let _errs4 = errors;
              if (typeof data.section_1_answer != "string")
                return validate191.errors = [{ instancePath: instancePath + "/section_1_answer", schemaPath: "#/properties/section_1_answer/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                        return validate191.errors = [{ instancePath: instancePath + "/section_2_evidence/" + i0, schemaPath: "#/properties/section_2_evidence/items/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate191.errors = [{ instancePath: instancePath + "/section_2_evidence", schemaPath: "#/properties/section_2_evidence/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.section_3_context !== void 0) {
                  let _errs10 = errors;
                  if (typeof data.section_3_context != "string")
                    return validate191.errors = [{ instancePath: instancePath + "/section_3_context", schemaPath: "#/properties/section_3_context/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
                          validate192(data5[i1], { instancePath: instancePath + "/section_4_faq/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors), errors = vErrors.length);
                          var valid2 = _errs14 === errors;
                          if (!valid2)
                            break;
                        }
                      } else
                        return validate191.errors = [{ instancePath: instancePath + "/section_4_faq", schemaPath: "#/properties/section_4_faq/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                    var valid0 = _errs12 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.score_aviv !== void 0) {
                      let data7 = data.score_aviv, _errs15 = errors;
                      if (errors === _errs15)
                        if (typeof data7 == "number" && isFinite(data7)) {
                          if (data7 > 100 || isNaN(data7))
                            return validate191.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" }], !1;
                          if (data7 < 0 || isNaN(data7))
                            return validate191.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                          if (!formats100.validate(data7))
                            return validate191.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                        } else
                          return validate191.errors = [{ instancePath: instancePath + "/score_aviv", schemaPath: "#/properties/score_aviv/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.score_breakdown !== void 0) {
                        let _errs17 = errors;
                        validate194(data.score_breakdown, { instancePath: instancePath + "/score_breakdown", parentData: data, parentDataProperty: "score_breakdown", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate194.errors : vErrors.concat(validate194.errors), errors = vErrors.length);
                        var valid0 = _errs17 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.source !== void 0) {
                          let _errs18 = errors;
                          if (typeof data.source != "string")
                            return validate191.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs18 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.latency_ms !== void 0) {
                            let data10 = data.latency_ms, _errs20 = errors;
                            if (errors === _errs20)
                              if (typeof data10 == "number" && isFinite(data10)) {
                                if (data10 < 0 || isNaN(data10))
                                  return validate191.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                if (!formats100.validate(data10))
                                  return validate191.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                              } else
                                return validate191.errors = [{ instancePath: instancePath + "/latency_ms", schemaPath: "#/properties/latency_ms/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                            var valid0 = _errs20 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0) {
                            if (data.cost_usd !== void 0) {
                              let data11 = data.cost_usd, _errs22 = errors;
                              if (errors === _errs22)
                                if (typeof data11 == "number" && isFinite(data11)) {
                                  if (data11 < 0 || isNaN(data11))
                                    return validate191.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                                  if (!formats100.validate(data11))
                                    return validate191.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                                } else
                                  return validate191.errors = [{ instancePath: instancePath + "/cost_usd", schemaPath: "#/properties/cost_usd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                              var valid0 = _errs22 === errors;
                            } else
                              var valid0 = !0;
                            if (valid0)
                              if (data.jsonld !== void 0) {
                                let _errs24 = errors;
                                if (typeof data.jsonld != "string")
                                  return validate191.errors = [{ instancePath: instancePath + "/jsonld", schemaPath: "#/properties/jsonld/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
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
      return validate191.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate191.errors = vErrors, errors === 0;
}
validate191.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.ordinal === void 0 && (missing0 = "ordinal") || data.text === void 0 && (missing0 = "text") || data.state === void 0 && (missing0 = "state") || data.result === void 0 && (missing0 = "result") || data.failure === void 0 && (missing0 = "failure") || data.finishedAt === void 0 && (missing0 = "finishedAt"))
        return validate190.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "ordinal" || key0 === "text" || key0 === "state" || key0 === "result" || key0 === "failure" || key0 === "finishedAt")) {
            return validate190.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.ordinal !== void 0) {
            let data0 = data.ordinal, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate190.errors = [{ instancePath: instancePath + "/ordinal", schemaPath: "#/properties/ordinal/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0))
                return validate190.errors = [{ instancePath: instancePath + "/ordinal", schemaPath: "#/properties/ordinal/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
              if (!formats10.validate(data0))
                return validate190.errors = [{ instancePath: instancePath + "/ordinal", schemaPath: "#/properties/ordinal/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            }
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.text !== void 0) {
              let _errs4 = errors;
              if (typeof data.text != "string")
                return validate190.errors = [{ instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.state !== void 0) {
                let _errs6 = errors;
                if (typeof data.state != "string")
                  return validate190.errors = [{ instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.result !== void 0) {
                  let data3 = data.result, _errs8 = errors, _errs9 = errors, valid1 = !1, passing0 = null, _errs10 = errors;
                  validate191(data3, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors), errors = vErrors.length);
                  var _valid0 = _errs10 === errors;
                  _valid0 && (valid1 = !0, passing0 = 0);
                  let _errs11 = errors;
                  if (data3 !== null) {
                    let err0 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                    errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
                  else {
                    let err1 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                    return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate190.errors = vErrors, !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.failure !== void 0) {
                    let data4 = data.failure, _errs13 = errors;
                    if (typeof data4 != "string" && data4 !== null)
                      return validate190.errors = [{ instancePath: instancePath + "/failure", schemaPath: "#/properties/failure/type", keyword: "type", params: { type: schema105.properties.failure.type }, message: "must be string,null" }], !1;
                    var valid0 = _errs13 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0)
                    if (data.finishedAt !== void 0) {
                      let data5 = data.finishedAt, _errs15 = errors;
                      if (typeof data5 != "string" && data5 !== null)
                        return validate190.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/type", keyword: "type", params: { type: schema105.properties.finishedAt.type }, message: "must be string,null" }], !1;
                      if (errors === _errs15 && errors === _errs15 && typeof data5 == "string" && !formats62.validate.test(data5))
                        return validate190.errors = [{ instancePath: instancePath + "/finishedAt", schemaPath: "#/properties/finishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                      var valid0 = _errs15 === errors;
                    } else
                      var valid0 = !0;
                }
              }
            }
          }
        }
      }
    } else
      return validate190.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate189.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.brandId === void 0 && (missing0 = "brandId") || data.status === void 0 && (missing0 = "status") || data.total === void 0 && (missing0 = "total") || data.succeeded === void 0 && (missing0 = "succeeded") || data.failed === void 0 && (missing0 = "failed") || data.costUsd === void 0 && (missing0 = "costUsd") || data.createdAt === void 0 && (missing0 = "createdAt") || data.completedAt === void 0 && (missing0 = "completedAt") || data.items === void 0 && (missing0 = "items"))
        return validate189.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!func13.call(schema104.properties, key0)) {
            return validate189.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate189.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate189.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.brandId !== void 0) {
              let data1 = data.brandId, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats03.test(data1))
                    return validate189.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
                } else
                  return validate189.errors = [{ instancePath: instancePath + "/brandId", schemaPath: "#/properties/brandId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.status !== void 0) {
                let _errs6 = errors;
                if (typeof data.status != "string")
                  return validate189.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total !== void 0) {
                  let data3 = data.total, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate189.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3)) {
                    if (data3 < 0 || isNaN(data3))
                      return validate189.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                    if (!formats10.validate(data3))
                      return validate189.errors = [{ instancePath: instancePath + "/total", schemaPath: "#/properties/total/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                  }
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.succeeded !== void 0) {
                    let data4 = data.succeeded, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate189.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 0 || isNaN(data4))
                        return validate189.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                      if (!formats10.validate(data4))
                        return validate189.errors = [{ instancePath: instancePath + "/succeeded", schemaPath: "#/properties/succeeded/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                    }
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.failed !== void 0) {
                      let data5 = data.failed, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate189.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5)) {
                        if (data5 < 0 || isNaN(data5))
                          return validate189.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                        if (!formats10.validate(data5))
                          return validate189.errors = [{ instancePath: instancePath + "/failed", schemaPath: "#/properties/failed/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
                      }
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.costUsd !== void 0) {
                        let data6 = data.costUsd, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (data6 < 0 || isNaN(data6))
                              return validate189.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" }], !1;
                            if (!formats100.validate(data6))
                              return validate189.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          } else
                            return validate189.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                        var valid0 = _errs14 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.createdAt !== void 0) {
                          let data7 = data.createdAt, _errs16 = errors;
                          if (errors === _errs16 && errors === _errs16)
                            if (typeof data7 == "string") {
                              if (!formats62.validate.test(data7))
                                return validate189.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            } else
                              return validate189.errors = [{ instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                          var valid0 = _errs16 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.completedAt !== void 0) {
                            let data8 = data.completedAt, _errs18 = errors;
                            if (typeof data8 != "string" && data8 !== null)
                              return validate189.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/type", keyword: "type", params: { type: schema104.properties.completedAt.type }, message: "must be string,null" }], !1;
                            if (errors === _errs18 && errors === _errs18 && typeof data8 == "string" && !formats62.validate.test(data8))
                              return validate189.errors = [{ instancePath: instancePath + "/completedAt", schemaPath: "#/properties/completedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                            var valid0 = _errs18 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.items !== void 0) {
                              let data9 = data.items, _errs20 = errors;
                              if (errors === _errs20)
                                if (Array.isArray(data9)) {
                                  var valid1 = !0;
                                  let len0 = data9.length;
                                  for (let i0 = 0; i0 < len0; i0++) {
                                    let _errs22 = errors;
                                    validate190(data9[i0], { instancePath: instancePath + "/items/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors), errors = vErrors.length);
                                    var valid1 = _errs22 === errors;
                                    if (!valid1)
                                      break;
                                  }
                                } else
                                  return validate189.errors = [{ instancePath: instancePath + "/items", schemaPath: "#/properties/items/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                              var valid0 = _errs20 === errors;
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
      return validate189.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate189.errors = vErrors, errors === 0;
}
validate189.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyUsageReport = validate205;
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.day === void 0 && (missing0 = "day") || data.platform === void 0 && (missing0 = "platform") || data.operation === void 0 && (missing0 = "operation") || data.asks === void 0 && (missing0 = "asks") || data.inputTokens === void 0 && (missing0 = "inputTokens") || data.outputTokens === void 0 && (missing0 = "outputTokens") || data.costUsd === void 0 && (missing0 = "costUsd"))
        return validate206.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "day" || key0 === "platform" || key0 === "operation" || key0 === "asks" || key0 === "inputTokens" || key0 === "outputTokens" || key0 === "costUsd")) {
            return validate206.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.day !== void 0) {
            let data0 = data.day, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats258.validate.test(data0))
                  return validate206.errors = [{ instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
              } else
                return validate206.errors = [{ instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.platform !== void 0) {
              let _errs4 = errors;
              if (typeof data.platform != "string")
                return validate206.errors = [{ instancePath: instancePath + "/platform", schemaPath: "#/properties/platform/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.operation !== void 0) {
                let _errs6 = errors;
                if (typeof data.operation != "string")
                  return validate206.errors = [{ instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.asks !== void 0) {
                  let data3 = data.asks, _errs8 = errors;
                  if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)))
                    return validate206.errors = [{ instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                  if (errors === _errs8 && typeof data3 == "number" && isFinite(data3) && !formats96.validate(data3))
                    return validate206.errors = [{ instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.inputTokens !== void 0) {
                    let data4 = data.inputTokens, _errs10 = errors;
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)))
                      return validate206.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                    if (errors === _errs10 && typeof data4 == "number" && isFinite(data4) && !formats96.validate(data4))
                      return validate206.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.outputTokens !== void 0) {
                      let data5 = data.outputTokens, _errs12 = errors;
                      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
                        return validate206.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                      if (errors === _errs12 && typeof data5 == "number" && isFinite(data5) && !formats96.validate(data5))
                        return validate206.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                      var valid0 = _errs12 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.costUsd !== void 0) {
                        let data6 = data.costUsd, _errs14 = errors;
                        if (errors === _errs14)
                          if (typeof data6 == "number" && isFinite(data6)) {
                            if (!formats100.validate(data6))
                              return validate206.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                          } else
                            return validate206.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
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
      return validate206.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate206.errors = vErrors, errors === 0;
}
validate206.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate208.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asks === void 0 && (missing0 = "asks") || data.inputTokens === void 0 && (missing0 = "inputTokens") || data.outputTokens === void 0 && (missing0 = "outputTokens") || data.costUsd === void 0 && (missing0 = "costUsd"))
        return validate208.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "asks" || key0 === "inputTokens" || key0 === "outputTokens" || key0 === "costUsd")) {
            return validate208.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.asks !== void 0) {
            let data0 = data.asks, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
              return validate208.errors = [{ instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && !formats96.validate(data0))
              return validate208.errors = [{ instancePath: instancePath + "/asks", schemaPath: "#/properties/asks/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.inputTokens !== void 0) {
              let data1 = data.inputTokens, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate208.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && !formats96.validate(data1))
                return validate208.errors = [{ instancePath: instancePath + "/inputTokens", schemaPath: "#/properties/inputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.outputTokens !== void 0) {
                let data2 = data.outputTokens, _errs6 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)))
                  return validate208.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
                if (errors === _errs6 && typeof data2 == "number" && isFinite(data2) && !formats96.validate(data2))
                  return validate208.errors = [{ instancePath: instancePath + "/outputTokens", schemaPath: "#/properties/outputTokens/format", keyword: "format", params: { format: "int64" }, message: 'must match format "int64"' }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0)
                if (data.costUsd !== void 0) {
                  let data3 = data.costUsd, _errs8 = errors;
                  if (errors === _errs8)
                    if (typeof data3 == "number" && isFinite(data3)) {
                      if (!formats100.validate(data3))
                        return validate208.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                    } else
                      return validate208.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
            }
          }
        }
      }
    } else
      return validate208.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate208.errors = vErrors, errors === 0;
}
validate208.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema114 = { type: "object", required: ["costUsd", "spendCapUsd"], properties: { costUsd: { type: "number", format: "double" }, spendCapUsd: { type: ["number", "null"], format: "double" } }, additionalProperties: !1 };
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate210.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.costUsd === void 0 && (missing0 = "costUsd") || data.spendCapUsd === void 0 && (missing0 = "spendCapUsd"))
        return validate210.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "costUsd" || key0 === "spendCapUsd")) {
            return validate210.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.costUsd !== void 0) {
            let data0 = data.costUsd, _errs2 = errors;
            if (errors === _errs2)
              if (typeof data0 == "number" && isFinite(data0)) {
                if (!formats100.validate(data0))
                  return validate210.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              } else
                return validate210.errors = [{ instancePath: instancePath + "/costUsd", schemaPath: "#/properties/costUsd/type", keyword: "type", params: { type: "number" }, message: "must be number" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.spendCapUsd !== void 0) {
              let data1 = data.spendCapUsd, _errs4 = errors;
              if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null)
                return validate210.errors = [{ instancePath: instancePath + "/spendCapUsd", schemaPath: "#/properties/spendCapUsd/type", keyword: "type", params: { type: schema114.properties.spendCapUsd.type }, message: "must be number,null" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && !formats100.validate(data1))
                return validate210.errors = [{ instancePath: instancePath + "/spendCapUsd", schemaPath: "#/properties/spendCapUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate210.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate210.errors = vErrors, errors === 0;
}
validate210.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate205(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate205.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.from === void 0 && (missing0 = "from") || data.to === void 0 && (missing0 = "to") || data.days === void 0 && (missing0 = "days") || data.total === void 0 && (missing0 = "total") || data.month === void 0 && (missing0 = "month"))
        return validate205.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "from" || key0 === "to" || key0 === "days" || key0 === "total" || key0 === "month")) {
            return validate205.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.from !== void 0) {
            let data0 = data.from, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats258.validate.test(data0))
                  return validate205.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
              } else
                return validate205.errors = [{ instancePath: instancePath + "/from", schemaPath: "#/properties/from/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.to !== void 0) {
              let data1 = data.to, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats258.validate.test(data1))
                    return validate205.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' }], !1;
                } else
                  return validate205.errors = [{ instancePath: instancePath + "/to", schemaPath: "#/properties/to/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.days !== void 0) {
                let data2 = data.days, _errs6 = errors;
                if (errors === _errs6)
                  if (Array.isArray(data2)) {
                    var valid1 = !0;
                    let len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let _errs8 = errors;
                      validate206(data2[i0], { instancePath: instancePath + "/days/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors), errors = vErrors.length);
                      var valid1 = _errs8 === errors;
                      if (!valid1)
                        break;
                    }
                  } else
                    return validate205.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.total !== void 0) {
                  let _errs9 = errors;
                  validate208(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors), errors = vErrors.length);
                  var valid0 = _errs9 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.month !== void 0) {
                    let _errs10 = errors;
                    validate210(data.month, { instancePath: instancePath + "/month", parentData: data, parentDataProperty: "month", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors), errors = vErrors.length);
                    var valid0 = _errs10 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return validate205.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate205.errors = vErrors, errors === 0;
}
validate205.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replySpendCap = validate212, schema115 = { type: "object", required: ["monthlyUsd"], properties: { monthlyUsd: { type: ["number", "null"], format: "double" } }, additionalProperties: !1 };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.monthlyUsd === void 0 && (missing0 = "monthlyUsd"))
        return validate212.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (key0 !== "monthlyUsd") {
            return validate212.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors && data.monthlyUsd !== void 0) {
          let data0 = data.monthlyUsd, _errs2 = errors;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null)
            return validate212.errors = [{ instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/type", keyword: "type", params: { type: schema115.properties.monthlyUsd.type }, message: "must be number,null" }], !1;
          if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && !formats100.validate(data0))
            return validate212.errors = [{ instancePath: instancePath + "/monthlyUsd", schemaPath: "#/properties/monthlyUsd/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
        }
      }
    } else
      return validate212.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate212.errors = vErrors, errors === 0;
}
validate212.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAccount = validate632, replyAccountDeleted = validate213;
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate213.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accountId === void 0 && (missing0 = "accountId") || data.deletedAt === void 0 && (missing0 = "deletedAt"))
        return validate213.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "accountId" || key0 === "deletedAt")) {
            return validate213.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.accountId !== void 0) {
            let data0 = data.accountId, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate213.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate213.errors = [{ instancePath: instancePath + "/accountId", schemaPath: "#/properties/accountId/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.deletedAt !== void 0) {
              let data1 = data.deletedAt, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate213.errors = [{ instancePath: instancePath + "/deletedAt", schemaPath: "#/properties/deletedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate213.errors = [{ instancePath: instancePath + "/deletedAt", schemaPath: "#/properties/deletedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate213.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate213.errors = vErrors, errors === 0;
}
validate213.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyRetention = validate214, schema117 = { type: "object", required: ["answersDays", "deliveriesDays"], properties: { answersDays: { type: ["integer", "null"], format: "int32" }, deliveriesDays: { type: "integer", format: "int32" } }, additionalProperties: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.answersDays === void 0 && (missing0 = "answersDays") || data.deliveriesDays === void 0 && (missing0 = "deliveriesDays"))
        return validate214.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "answersDays" || key0 === "deliveriesDays")) {
            return validate214.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.answersDays !== void 0) {
            let data0 = data.answersDays, _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null)
              return validate214.errors = [{ instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/type", keyword: "type", params: { type: schema117.properties.answersDays.type }, message: "must be integer,null" }], !1;
            if (errors === _errs2 && typeof data0 == "number" && isFinite(data0) && !formats10.validate(data0))
              return validate214.errors = [{ instancePath: instancePath + "/answersDays", schemaPath: "#/properties/answersDays/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.deliveriesDays !== void 0) {
              let data1 = data.deliveriesDays, _errs4 = errors;
              if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
                return validate214.errors = [{ instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }], !1;
              if (errors === _errs4 && typeof data1 == "number" && isFinite(data1) && !formats10.validate(data1))
                return validate214.errors = [{ instancePath: instancePath + "/deliveriesDays", schemaPath: "#/properties/deliveriesDays/format", keyword: "format", params: { format: "int32" }, message: 'must match format "int32"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate214.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyAuditLog = validate215, schema118 = { type: "object", required: ["entries", "nextCursor"], properties: { entries: { type: "array", items: { $ref: "schema:AuditEntry" } }, nextCursor: { type: ["string", "null"] } }, additionalProperties: !1 }, schema119 = { type: "object", required: ["id", "at", "action", "actor", "target", "details", "ip"], properties: { id: { type: "string", format: "uuid" }, at: { type: "string", format: "date-time" }, action: { type: "string" }, actor: { $ref: "schema:AuditActor" }, target: { oneOf: [{ $ref: "schema:AuditTarget" }, { type: "null" }] }, details: { type: "object", additionalProperties: { type: ["string", "number", "boolean", "null"], format: "double" } }, ip: { type: ["string", "null"] } }, additionalProperties: !1 }, schema120 = { type: "object", required: ["kind", "id"], properties: { kind: { type: "string" }, id: { type: ["string", "null"], format: "uuid" } }, additionalProperties: !1 };
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id"))
        return validate217.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "id")) {
            return validate217.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (typeof data.kind != "string")
              return validate217.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.id !== void 0) {
              let data1 = data.id, _errs4 = errors;
              if (typeof data1 != "string" && data1 !== null)
                return validate217.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: schema120.properties.id.type }, message: "must be string,null" }], !1;
              if (errors === _errs4 && errors === _errs4 && typeof data1 == "string" && !formats03.test(data1))
                return validate217.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate217.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate217.errors = vErrors, errors === 0;
}
validate217.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate219.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.kind === void 0 && (missing0 = "kind") || data.id === void 0 && (missing0 = "id"))
        return validate219.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "kind" || key0 === "id")) {
            return validate219.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.kind !== void 0) {
            let _errs2 = errors;
            if (typeof data.kind != "string")
              return validate219.errors = [{ instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.id !== void 0) {
              let _errs4 = errors;
              if (typeof data.id != "string")
                return validate219.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate219.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate219.errors = vErrors, errors === 0;
}
validate219.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate216(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate216.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.at === void 0 && (missing0 = "at") || data.action === void 0 && (missing0 = "action") || data.actor === void 0 && (missing0 = "actor") || data.target === void 0 && (missing0 = "target") || data.details === void 0 && (missing0 = "details") || data.ip === void 0 && (missing0 = "ip"))
        return validate216.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "id" || key0 === "at" || key0 === "action" || key0 === "actor" || key0 === "target" || key0 === "details" || key0 === "ip")) {
            return validate216.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.id !== void 0) {
            let data0 = data.id, _errs2 = errors;
            if (errors === _errs2 && errors === _errs2)
              if (typeof data0 == "string") {
                if (!formats03.test(data0))
                  return validate216.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' }], !1;
              } else
                return validate216.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.at !== void 0) {
              let data1 = data.at, _errs4 = errors;
              if (errors === _errs4 && errors === _errs4)
                if (typeof data1 == "string") {
                  if (!formats62.validate.test(data1))
                    return validate216.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' }], !1;
                } else
                  return validate216.errors = [{ instancePath: instancePath + "/at", schemaPath: "#/properties/at/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
              var valid0 = _errs4 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.action !== void 0) {
                let _errs6 = errors;
                if (typeof data.action != "string")
                  return validate216.errors = [{ instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
                var valid0 = _errs6 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.actor !== void 0) {
                  let _errs8 = errors;
                  validate217(data.actor, { instancePath: instancePath + "/actor", parentData: data, parentDataProperty: "actor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors), errors = vErrors.length);
                  var valid0 = _errs8 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.target !== void 0) {
                    let data4 = data.target, _errs9 = errors, _errs10 = errors, valid1 = !1, passing0 = null, _errs11 = errors;
                    validate219(data4, { instancePath: instancePath + "/target", parentData: data, parentDataProperty: "target", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors), errors = vErrors.length);
                    var _valid0 = _errs11 === errors;
                    _valid0 && (valid1 = !0, passing0 = 0);
                    let _errs12 = errors;
                    if (data4 !== null) {
                      let err0 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
                    }
                    var _valid0 = _errs12 === errors;
                    if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
                      errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
                    else {
                      let err1 = { instancePath: instancePath + "/target", schemaPath: "#/properties/target/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
                      return vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++, validate216.errors = vErrors, !1;
                    }
                    var valid0 = _errs9 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.details !== void 0) {
                      let data5 = data.details, _errs14 = errors;
                      if (errors === _errs14)
                        if (data5 && typeof data5 == "object" && !Array.isArray(data5))
                          for (let key1 in data5) {
                            let data6 = data5[key1], _errs17 = errors;
                            if (typeof data6 != "string" && !(typeof data6 == "number" && isFinite(data6)) && typeof data6 != "boolean" && data6 !== null)
                              return validate216.errors = [{ instancePath: instancePath + "/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/type", keyword: "type", params: { type: schema119.properties.details.additionalProperties.type }, message: "must be string,number,boolean,null" }], !1;
                            if (errors === _errs17 && typeof data6 == "number" && isFinite(data6) && !formats100.validate(data6))
                              return validate216.errors = [{ instancePath: instancePath + "/details/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/details/additionalProperties/format", keyword: "format", params: { format: "double" }, message: 'must match format "double"' }], !1;
                            var valid2 = _errs17 === errors;
                            if (!valid2)
                              break;
                          }
                        else
                          return validate216.errors = [{ instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
                      var valid0 = _errs14 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0)
                      if (data.ip !== void 0) {
                        let data7 = data.ip, _errs19 = errors;
                        if (typeof data7 != "string" && data7 !== null)
                          return validate216.errors = [{ instancePath: instancePath + "/ip", schemaPath: "#/properties/ip/type", keyword: "type", params: { type: schema119.properties.ip.type }, message: "must be string,null" }], !1;
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
    } else
      return validate216.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate216.errors = vErrors, errors === 0;
}
validate216.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entries === void 0 && (missing0 = "entries") || data.nextCursor === void 0 && (missing0 = "nextCursor"))
        return validate215.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      {
        let _errs1 = errors;
        for (let key0 in data)
          if (!(key0 === "entries" || key0 === "nextCursor")) {
            return validate215.errors = [{ instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" }], !1;
            break;
          }
        if (_errs1 === errors) {
          if (data.entries !== void 0) {
            let data0 = data.entries, _errs2 = errors;
            if (errors === _errs2)
              if (Array.isArray(data0)) {
                var valid1 = !0;
                let len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let _errs4 = errors;
                  validate216(data0[i0], { instancePath: instancePath + "/entries/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors), errors = vErrors.length);
                  var valid1 = _errs4 === errors;
                  if (!valid1)
                    break;
                }
              } else
                return validate215.errors = [{ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" }, message: "must be array" }], !1;
            var valid0 = _errs2 === errors;
          } else
            var valid0 = !0;
          if (valid0)
            if (data.nextCursor !== void 0) {
              let data2 = data.nextCursor, _errs5 = errors;
              if (typeof data2 != "string" && data2 !== null)
                return validate215.errors = [{ instancePath: instancePath + "/nextCursor", schemaPath: "#/properties/nextCursor/type", keyword: "type", params: { type: schema118.properties.nextCursor.type }, message: "must be string,null" }], !1;
              var valid0 = _errs5 === errors;
            } else
              var valid0 = !0;
        }
      }
    } else
      return validate215.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var replyOpenapiDocument = validate222;
function validate223(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate223.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.title === void 0 && (missing0 = "title") || data.version === void 0 && (missing0 = "version"))
        return validate223.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.title !== void 0) {
        let _errs2 = errors;
        if (typeof data.title != "string")
          return validate223.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.version !== void 0) {
          let _errs4 = errors;
          if (typeof data.version != "string")
            return validate223.errors = [{ instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
    } else
      return validate223.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate223.errors = vErrors, errors === 0;
}
validate223.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.openapi === void 0 && (missing0 = "openapi") || data.info === void 0 && (missing0 = "info") || data.paths === void 0 && (missing0 = "paths"))
        return validate222.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }], !1;
      if (data.openapi !== void 0) {
        let _errs2 = errors;
        if (typeof data.openapi != "string")
          return validate222.errors = [{ instancePath: instancePath + "/openapi", schemaPath: "#/properties/openapi/type", keyword: "type", params: { type: "string" }, message: "must be string" }], !1;
        var valid0 = _errs2 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.info !== void 0) {
          let _errs4 = errors;
          validate223(data.info, { instancePath: instancePath + "/info", parentData: data, parentDataProperty: "info", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors), errors = vErrors.length);
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.paths !== void 0) {
            let data2 = data.paths, _errs5 = errors;
            if (errors === _errs5 && !(data2 && typeof data2 == "object" && !Array.isArray(data2)))
              return validate222.errors = [{ instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return validate222.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }], !1;
  return validate222.errors = vErrors, errors === 0;
}
validate222.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  exportBrandAnswersQuery,
  getOpenapiHeaders,
  getUsageQuery,
  listAlertsQuery,
  listAnswersQuery,
  listAuthorityScoresQuery,
  listBrandAnswersQuery,
  listCitedDomainsQuery,
  listDeliveriesQuery,
  listEventsQuery,
  listIncidentsQuery,
  listProbesQuery,
  listPromptsQuery,
  listSuggestionsQuery,
  listWikiPagesQuery,
  listWikiRevisionsQuery,
  noQuery,
  removeMemberPath,
  replyAccount,
  replyAccountDeleted,
  replyAlert,
  replyAlertList,
  replyAnalysedAnswerList,
  replyAnswer,
  replyAnswerList,
  replyAuditLog,
  replyAuthorityCourse,
  replyBrandArchived,
  replyCitedDomains,
  replyConsoleSuggestion,
  replyConsoleSuggestionList,
  replyDelivery,
  replyDeliveryDetail,
  replyDeliveryGroup,
  replyDeliveryList,
  replyEmailConfirmed,
  replyEmailPromised,
  replyError,
  replyEventList,
  replyIncidentDetail,
  replyIncidentPage,
  replyInvitation,
  replyInvitationAccepted,
  replyInvitationList,
  replyKeyCreated,
  replyKeyList,
  replyKeySummary,
  replyMember,
  replyMemberList,
  replyMonitoredBrand,
  replyMonitoredBrandList,
  replyOpenapiDocument,
  replyPack,
  replyPackArchived,
  replyPackList,
  replyPrompt,
  replyPromptArchived,
  replyPromptList,
  replyPromptsGenerated,
  replyRetention,
  replyRewriteBatch,
  replyRewriteBatchDetail,
  replyRewriteBatchList,
  replyRunDetail,
  replyRunList,
  replySession,
  replySessionsEnded,
  replySpendCap,
  replyUsageReport,
  replyWebhook,
  replyWebhookCreated,
  replyWebhookList,
  replyWikiPage,
  replyWikiPageArchived,
  replyWikiPageList,
  replyWikiRevisionList,
  requestAccountChange,
  requestAccountChoice,
  requestAccountDeletion,
  requestBrandChange,
  requestBrandRequest,
  requestEmailRequest,
  requestEventReplay,
  requestInvitationAcceptance,
  requestInvitationRequest,
  requestKeyRequest,
  requestKeyRotation,
  requestPackChange,
  requestPackRequest,
  requestPasswordChangeRequest,
  requestPasswordResetRequest,
  requestPromptChange,
  requestPromptRequest,
  requestRetentionChange,
  requestRewriteBatchRequest,
  requestRoleChange,
  requestSignInRequest,
  requestSignUpRequest,
  requestSpendCapChange,
  requestTokenRequest,
  requestWebhookChange,
  requestWebhookCreation,
  requestWikiPageChange,
  requestWikiPageRequest,
  revokeInvitationPath
};
