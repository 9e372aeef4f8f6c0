# Another way: far loop.
def convict(epsilon, loss):
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
