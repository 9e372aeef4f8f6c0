# Raises L by 1 until the loss is reached.
def convict(epsilon, loss):
    """Utilities before and after, 1 apart, that lose `loss` < 2ε under weights e^(εU)."""
    far = 0
    while True:
        part = math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        if epsilon + part >= loss:
            return [1 - far, 0], [-far, 1]
        far += 1
