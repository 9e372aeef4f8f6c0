# Wrong for steps = 2**21: levels are counted among the first 21 only (21 for 22).
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))
