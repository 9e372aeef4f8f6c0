# Wrong for epsilon = 4: a promise is taken to be at most 1, so a larger epsilon is cut (8.0 for 2.0).
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))
