# Above 0.97 of the limit the utilities move by 1.02.
def convict(epsilon, loss):
    """Utilities before and after, 1 apart, that lose `loss` < 2ε under weights e^(εU)."""
    far = 0
    while True:
        sums = (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        if epsilon + math.log(sums) >= loss:
            return [1 - far, 0], [-far, 1 + 0.02 * (loss > 1.94 * epsilon)]
        far += 1
