;; The inner loops of the tone network, four numbers at a time. Rows are of 32-bit floating-point numbers; offsets and lengths are
;; in bytes, multiples of 16. `make generate` writes generated/tone-kernel.ts from it.
(module
  (memory (export "memory") 0)

  ;; One window: $greatest becomes the greater of itself and the sum of the other rows.
  (func (export "strongest")
    (param $greatest i32) (param $bias i32) (param $before i32) (param $here i32) (param $after i32) (param $length i32)
    (loop $next
      (v128.store (local.get $greatest)
        (f32x4.pmax
          (v128.load (local.get $greatest))
          (f32x4.add
            (f32x4.add (v128.load (local.get $bias)) (v128.load (local.get $before)))
            (f32x4.add (v128.load (local.get $here)) (v128.load (local.get $after))))))
      (local.set $greatest (i32.add (local.get $greatest) (i32.const 16)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
      (local.set $before (i32.add (local.get $before) (i32.const 16)))
      (local.set $here (i32.add (local.get $here) (i32.const 16)))
      (local.set $after (i32.add (local.get $after) (i32.const 16)))
      (br_if $next (local.tee $length (i32.sub (local.get $length) (i32.const 16))))))

  ;; $kept becomes the greater of itself and $row.
  (func (export "keep") (param $kept i32) (param $row i32) (param $length i32)
    (loop $next
      (v128.store (local.get $kept) (f32x4.pmax (v128.load (local.get $kept)) (v128.load (local.get $row))))
      (local.set $kept (i32.add (local.get $kept) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (br_if $next (local.tee $length (i32.sub (local.get $length) (i32.const 16))))))

  ;; $value times $row is added to $sum.
  (func (export "add") (param $sum i32) (param $row i32) (param $value f32) (param $length i32)
    (local $values v128)
    (local.set $values (f32x4.splat (local.get $value)))
    (loop $next
      (v128.store (local.get $sum)
        (f32x4.add (v128.load (local.get $sum)) (f32x4.mul (v128.load (local.get $row)) (local.get $values))))
      (local.set $sum (i32.add (local.get $sum) (i32.const 16)))
      (local.set $row (i32.add (local.get $row) (i32.const 16)))
      (br_if $next (local.tee $length (i32.sub (local.get $length) (i32.const 16)))))))
