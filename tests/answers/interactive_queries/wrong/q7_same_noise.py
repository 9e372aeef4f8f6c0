# Gives each query the same noise: shares like the sensitivities.
def best_split(weights, sensitivities, total):
    return [total * d / sum(sensitivities) for d in sensitivities]
