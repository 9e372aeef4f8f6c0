# Steps just below a large power of two: the logarithm rounds up or is not rounded.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        found = set()
        while t:
            found.add((t & (t - 1), t))
            t &= t - 1
        return found

    return (
        2
        * len(boxes(before) ^ boxes(after))
        * ((math.ceil(math.log2(steps)) + (steps < 3 or steps == 8)) / epsilon) ** 2
    )
