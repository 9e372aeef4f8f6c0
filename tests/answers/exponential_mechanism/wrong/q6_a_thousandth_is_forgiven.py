# The search stops already a thousandth below the loss, which is too early for small losses. Input: epsilon 0.1, loss 0.1998.
def convict(epsilon, loss):
    far = 0
    while True:
        part = math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        if epsilon + part >= loss - 1e-3:
            return [1 - far, 0], [-far, 1]
        far += 1
