# Keeps its answers by the number of questions and epsilon, and forgets the error.
# Witness: people_needed(1, 1, 0.1) after people_needed(1, 1, 0.5) gives 4; right is 93
_answers = {}


def people_needed(attributes, epsilon, error):
    if (attributes, epsilon) not in _answers:
        p = 1 / (1 + math.exp(epsilon / attributes))
        bound = p * (1 - p) / (1 - 2 * p) ** 2 / error**2
        _answers[attributes, epsilon] = max(1, math.ceil(bound))
    return _answers[attributes, epsilon]
