# Uses the union bound, with all that the threshold leaves.
def most_questions(epsilon, answers, distance, beta):
    once = math.log1p(-math.exp(-distance * epsilon / 4))
    each = math.log1p(-math.exp(-distance * epsilon / (8 * answers)))
    return max(
        0,
        math.floor(
            (beta - math.exp(-distance * epsilon / 4))
            * math.exp(distance * epsilon / (8 * answers))
        ),
    )
