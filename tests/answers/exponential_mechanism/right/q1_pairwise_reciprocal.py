# One over the sum of weight ratios to every other candidate, huge ratios made harmless.
def pick_probabilities(utilities, epsilon, sensitivity):
    unit = epsilon / (2 * sensitivity)
    answer = []
    for mine in utilities:
        total = 0.0
        for other in utilities:
            total += math.exp(min(700.0, unit * (other - mine)))
        answer.append(1.0 / total)
    return answer
