# The hint's loop, by log1p and with far behind in steps of one half
def convict(epsilon, loss):
    far = 0.5
    while True:
        rest = math.log(math.exp(-epsilon * far) + math.exp(epsilon)) - math.log1p(
            math.exp(epsilon * (1 - far))
        )
        if epsilon + rest >= loss + 1e-7:
            return [1 - far, 0], [-far, 1]
        far += 0.5
