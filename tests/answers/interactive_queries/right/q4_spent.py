# Keeps what is spent.
def decisions(total, requests):
    budget, spent, said = Fraction(str(total)), Fraction(0), []
    for request in requests:
        if not math.isfinite(request) or request < 0:
            said.append(False)
            continue
        cost = Fraction(str(request))
        said.append(spent + cost <= budget)
        if said[-1]:
            spent += cost
    return said
