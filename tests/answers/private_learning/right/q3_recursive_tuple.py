# Recursion, a tuple, fsum on columns.
def clipped_sum(gradients, clip):
    def cut(g):
        a, b, c = map(float, g)
        d = max(1.0, math.hypot(a, math.hypot(b, c)) / clip)
        return a / d, b / d, c / d

    def go(i):
        return [] if i == len(gradients) else [cut(gradients[i])] + go(i + 1)

    columns = list(zip(*go(0))) or [(), (), ()]
    return tuple(math.fsum(col) for col in columns)
