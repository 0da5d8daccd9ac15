;; The inner loops of the tone network. Responses are rows of 16-bit integers, eight at a time, which stop at the greatest and the
;; least of them; all else is of 32-bit floating-point numbers, four at a time. Offsets and lengths are in bytes, multiples of 16.
;; `make generate` writes generated/tone-kernel.ts from it.
(module
  (memory (export "memory") 0)

  ;; One window: $greatest becomes the greater of itself and the sum of the other rows, two for each word.
  (func (export "strongest")
    (param $greatest i32) (param $before i32) (param $here i32) (param $after i32)
    (param $stands_before i32) (param $stands_here i32) (param $stands_after i32) (param $length i32)
    (loop $next
      (v128.store (local.get $greatest)
        (i16x8.max_s
          (v128.load (local.get $greatest))
          (i16x8.add_sat_s
            (i16x8.add_sat_s
              (i16x8.add_sat_s (v128.load (local.get $before)) (v128.load (local.get $here)))
              (i16x8.add_sat_s (v128.load (local.get $after)) (v128.load (local.get $stands_before))))
            (i16x8.add_sat_s (v128.load (local.get $stands_here)) (v128.load (local.get $stands_after))))))
      (local.set $greatest (i32.add (local.get $greatest) (i32.const 16)))
      (local.set $before (i32.add (local.get $before) (i32.const 16)))
      (local.set $here (i32.add (local.get $here) (i32.const 16)))
      (local.set $after (i32.add (local.get $after) (i32.const 16)))
      (local.set $stands_before (i32.add (local.get $stands_before) (i32.const 16)))
      (local.set $stands_here (i32.add (local.get $stands_here) (i32.const 16)))
      (local.set $stands_after (i32.add (local.get $stands_after) (i32.const 16)))
      (br_if $next (local.tee $length (i32.sub (local.get $length) (i32.const 16))))))

  ;; $kept becomes the greater of itself and $row.
  (func (export "keep") (param $kept i32) (param $row i32) (param $length i32)
    (loop $next
      (v128.store (local.get $kept) (i16x8.max_s (v128.load (local.get $kept)) (v128.load (local.get $row))))
      (local.set $kept (i32.add (local.get $kept) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (br_if $next (local.tee $length (i32.sub (local.get $length) (i32.const 16))))))

  ;; To $sums, four 32-bit numbers for each of $blocks times eight, is added what a row of 16-bit integers, times the $weights, gives,
  ;; times $step. Weights stand block by block; within one, for every two integers, the two weights of each of the 32 sums.
  (func (export "dense") (param $sums i32) (param $row i32) (param $length i32) (param $weights i32) (param $end i32) (param $step f32)
    (local $times v128)
    (local $two v128)
    (local $at i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $times (f32x4.splat (local.get $step)))
    (loop $block
      (local.set $a (v128.const i32x4 0 0 0 0))
      (local.set $b (v128.const i32x4 0 0 0 0))
      (local.set $c (v128.const i32x4 0 0 0 0))
      (local.set $d (v128.const i32x4 0 0 0 0))
      (local.set $e (v128.const i32x4 0 0 0 0))
      (local.set $f (v128.const i32x4 0 0 0 0))
      (local.set $g (v128.const i32x4 0 0 0 0))
      (local.set $h (v128.const i32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $next
        (local.set $two (v128.load32_splat (i32.add (local.get $row) (local.get $at))))
        (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $two) (v128.load (local.get $weights)))))
        (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=16 (local.get $weights)))))
        (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=32 (local.get $weights)))))
        (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=48 (local.get $weights)))))
        (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=64 (local.get $weights)))))
        (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=80 (local.get $weights)))))
        (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=96 (local.get $weights)))))
        (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $two) (v128.load offset=112 (local.get $weights)))))
        (local.set $weights (i32.add (local.get $weights) (i32.const 128)))
        (br_if $next (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 4))) (local.get $length))))
      (call $scaled (local.get $sums) (local.get $a) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 16)) (local.get $b) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 32)) (local.get $c) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 48)) (local.get $d) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 64)) (local.get $e) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 80)) (local.get $f) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 96)) (local.get $g) (local.get $times))
      (call $scaled (i32.add (local.get $sums) (i32.const 112)) (local.get $h) (local.get $times))
      (local.set $sums (i32.add (local.get $sums) (i32.const 128)))
      (br_if $block (i32.lt_u (local.get $weights) (local.get $end)))))

  (func $scaled (param $sums i32) (param $four v128) (param $times v128)
    (v128.store (local.get $sums)
      (f32x4.add (v128.load (local.get $sums)) (f32x4.mul (f32x4.convert_i32x4_s (local.get $four)) (local.get $times)))))

  ;; Each of $values up to $end, times the row of $rows that belongs to it, is added to $sum.
  (func (export "add") (param $sum i32) (param $values i32) (param $end i32) (param $rows i32) (param $length i32)
    (local $value f32)
    (local $times v128)
    (local $at i32)
    (loop $next
      (local.set $value (f32.load (local.get $values)))
      (if (f32.ne (local.get $value) (f32.const 0))
        (then
          (local.set $times (f32x4.splat (local.get $value)))
          (local.set $at (i32.const 0))
          (loop $along
            (v128.store (i32.add (local.get $sum) (local.get $at))
              (f32x4.add
                (v128.load (i32.add (local.get $sum) (local.get $at)))
                (f32x4.mul (v128.load (i32.add (local.get $rows) (local.get $at))) (local.get $times))))
            (br_if $along
              (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))))
      (local.set $rows (i32.add (local.get $rows) (local.get $length)))
      (br_if $next (i32.lt_u (local.tee $values (i32.add (local.get $values) (i32.const 4))) (local.get $end))))))
