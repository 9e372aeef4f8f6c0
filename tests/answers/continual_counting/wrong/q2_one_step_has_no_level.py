# Wrong for steps = 1: max(…, 2) levels are taken where one box of one step is all there is (2.0 for 1.0).
def scales(steps, epsilon):
    def levels(n):
        return 0 if n == 0 else 1 + levels(n // 2)
    return tuple(map(lambda changed: changed * (1 / epsilon), (steps, 1, levels(steps))))
