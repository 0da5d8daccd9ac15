;; The inner loops of fitting, four numbers at a time. Rows are of 32-bit floating-point numbers; places and lengths are in bytes,
;; lengths multiples of 16.
(module
  (memory (export "memory") 0)

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
      (br_if $next (i32.lt_u (local.tee $values (i32.add (local.get $values) (i32.const 4))) (local.get $end)))))

  ;; Each of $values up to $end, times $vector, is added to the row of $rows that belongs to it.
  (func (export "spread") (param $rows i32) (param $values i32) (param $end i32) (param $vector i32) (param $length i32)
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
            (v128.store (i32.add (local.get $rows) (local.get $at))
              (f32x4.add
                (v128.load (i32.add (local.get $rows) (local.get $at)))
                (f32x4.mul (v128.load (i32.add (local.get $vector) (local.get $at))) (local.get $times))))
            (br_if $along
              (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))))
      (local.set $rows (i32.add (local.get $rows) (local.get $length)))
      (br_if $next (i32.lt_u (local.tee $values (i32.add (local.get $values) (i32.const 4))) (local.get $end)))))

  ;; Each of $products up to $end becomes the product of $vector and the row of $rows that belongs to it.
  (func (export "multiply") (param $products i32) (param $end i32) (param $rows i32) (param $vector i32) (param $length i32)
    (local $sum v128)
    (local $at i32)
    (loop $next
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $along
        (local.set $sum
          (f32x4.add (local.get $sum)
            (f32x4.mul
              (v128.load (i32.add (local.get $rows) (local.get $at)))
              (v128.load (i32.add (local.get $vector) (local.get $at))))))
        (br_if $along
          (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $length))))
      (f32.store (local.get $products)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
          (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
      (local.set $rows (i32.add (local.get $rows) (local.get $length)))
      (br_if $next (i32.lt_u (local.tee $products (i32.add (local.get $products) (i32.const 4))) (local.get $end))))))
