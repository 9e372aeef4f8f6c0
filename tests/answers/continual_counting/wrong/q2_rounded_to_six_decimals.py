# Wrong for steps = 1, epsilon = 3: rounding to 6 decimals leaves an error of 1e-6 of the size.
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))
