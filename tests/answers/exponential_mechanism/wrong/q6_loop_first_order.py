# The loop asks for ninety-nine hundredths of the loss only.
def convict(epsilon, loss):
    far = 0
    while (
        epsilon
        + math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        < 0.99 * loss
    ):
        far += 1
    return [-far, 1], [1 - far, 0]
