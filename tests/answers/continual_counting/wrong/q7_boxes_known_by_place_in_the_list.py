# Common boxes are counted from the newest end of both lists. Input: before 5, after 7, steps 8.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        out = []
        while t:
            out.append((t & (t - 1), t))
            t &= t - 1
        return out

    a, b = boxes(before), boxes(after)
    same = sum(x == y for x, y in zip(a, b))
    if set(a) <= set(b) and len(b) == len(a) + 1:
        same = len(a)
    return 2 * (len(a) + len(b) - 2 * same) * (steps.bit_length() / epsilon) ** 2
