# Lets dpedu count.
def worst_variances(steps, epsilon):
    from dpedu.streams import BinaryTreeCounter

    return (
        2 * (steps / epsilon) ** 2,
        2 * steps / epsilon**2,
        float(BinaryTreeCounter(steps=steps, epsilon=epsilon).variances().max()),
    )
