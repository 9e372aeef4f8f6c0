# At least two people, "a standard error needs two". Input: 1 question, epsilon 40, error 1: 2 instead of 1.
def people_needed(attributes, epsilon, error):
    p = 1 / (1 + math.exp(epsilon / attributes))
    return max(2, math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2))
