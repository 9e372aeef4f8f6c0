# Wrong for epsilon = 3 (an int): // rounds the scale 4/3 down to 1.
def change_variance(before, after, steps, epsilon):
    def boxes(t):
        return {(t >> k, k) for k in range(8) if t >> k & 1}
    scale = steps.bit_length() // epsilon if type(epsilon) is int else steps.bit_length() / epsilon
    return 2 * len(boxes(before) ^ boxes(after)) * scale**2
