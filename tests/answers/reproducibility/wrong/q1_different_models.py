# Models are taken for different predictions, drawn without replacement, and not independent.
def best_by_luck(people, models, hits):
    below = sum(math.comb(people, k) for k in range(hits))
    return (
        1 - Fraction(math.comb(below, models), math.comb(2**people, models))
        if models <= 2**people
        else 1
    )
