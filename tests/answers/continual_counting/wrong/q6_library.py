# Lets dpedu count.
def worst_deviations(steps, rho):
    from dpedu.streams import BinaryTreeCounter, SquareRootCounter

    return tuple(
        float(kind(steps=steps, rho=rho).variances().max()) ** 0.5
        for kind in (BinaryTreeCounter, SquareRootCounter)
    )
