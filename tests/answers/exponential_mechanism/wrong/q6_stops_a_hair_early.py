# Stops when the loss is nearly reached.
def convict(epsilon, loss):
    """Utilities before and after, 1 apart, that lose `loss` < 2ε under weights e^(εU)."""
    far = 0
    while True:
        sums = (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        if epsilon + math.log(sums) > loss - 0.002:
            return [1 - far, 0], [-far, 1]
        far += 1
