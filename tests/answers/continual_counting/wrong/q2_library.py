# Lets dpedu count.
def scales(steps, epsilon):
    from dpedu.streams import BinaryTreeCounter

    return (
        steps / epsilon,
        1 / epsilon,
        BinaryTreeCounter(steps=steps, epsilon=epsilon).mechanism.scale,
    )
