# A vector of weights, one for each noise of the threshold, is carried from question to question.
def chance(values, threshold, place, first, second):
    weights = {threshold + r: p for r, p in enumerate(first)}
    for i, value in enumerate(values):
        above = {
            limit: sum([p for k, p in enumerate(second) if value + k >= limit]) for limit in weights
        }
        if i == place:
            return sum(w * above[limit] for limit, w in weights.items())
        weights = {limit: w * (1 - above[limit]) for limit, w in weights.items()}
    return sum(weights.values())
