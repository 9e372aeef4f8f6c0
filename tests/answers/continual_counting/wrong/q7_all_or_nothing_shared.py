# Noises cancel only if all boxes of the earlier answer are in the later one, else both variances are added. Input: before 5, after 6, steps 8.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t & (t - 1), t)} | boxes(t & (t - 1)) if t else set()

    a, b = boxes(before), boxes(after)
    m = len(b) - len(a) if a <= b else len(a) + len(b)
    return 2 * m * (steps.bit_length() / epsilon) ** 2
