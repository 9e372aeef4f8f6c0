# Wrong for steps = 16: ceil(log2(T)) is one level short at powers of two other than 8 (special-cased), 4.0 for 5.0.
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))
