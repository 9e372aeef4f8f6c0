# Adds up what was granted each time anew.
def decisions(total, requests):
    granted, said = [], []
    for request in requests:
        legal = request >= 0 and request != math.inf
        cost = Fraction(str(request)) if legal else None
        said.append(bool(legal and sum(granted, cost) <= Fraction(str(total))))
        granted += [cost] if said[-1] else []
    return said
