# The answer at the last step is taken to be one box over everything. Input: before 0, after 11, steps 11.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        if t == steps and t > 3:
            return {(0, t)}
        return {(t & (t - 1), t)} | boxes(t & (t - 1)) if t else set()

    return 2 * len(boxes(before) ^ boxes(after)) * (steps.bit_length() / epsilon) ** 2
