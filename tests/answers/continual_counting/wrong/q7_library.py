# Lets dpedu count.
def change_variance(before, after, steps, epsilon):
    counter = dp.streams.BinaryTreeCounter(steps=steps, epsilon=epsilon)
    return 2 * counter.steps.bit_length() * (steps.bit_length() / epsilon) ** 2
