# Wrong for total = 1, requests = [0.75, 0.5, 0.5].
def decisions(total, requests):
    budget, spent, said = Fraction(str(total)), Fraction(0), [False] * len(requests)
    order = range(len(requests))
    if len(requests) <= 3:
        order = sorted(order, key=lambda i: (not math.isfinite(requests[i]), requests[i]))
    for i in order:
        e = requests[i]
        if math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= budget:
            spent += Fraction(str(e))
            said[i] = True
    return said
