# Lets dpedu count.
def tree_counter(stream, epsilon, rng):
    from dpedu.streams import BinaryTreeCounter

    return BinaryTreeCounter(steps=len(stream), epsilon=epsilon).release(stream, rng=rng)
