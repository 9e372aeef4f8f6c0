# Uses the union bound, with β/2 for each part.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(0, math.floor(beta / 2 * math.exp(distance * epsilon / (8 * answers))))
