# The flip probability is rounded to six digits. Input: 20 questions, epsilon 0.1, error 0.01.
def people_needed(attributes, epsilon, error):
    p = round(1 / (1 + math.exp(epsilon / attributes)), 6)
    return max(1, math.ceil(p * (1 - p) / ((1 - 2 * p) * error) ** 2))
