# Far is never above 40: not enough for epsilon 1/10.
def convict(epsilon, loss):
    far = 0
    while (
        epsilon
        + math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        < loss
        and far < 40
    ):
        far += 1
    return [-far, 1], [1 - far, 0]
