# Wrong for requests = [-math.inf].
def decisions(total, requests):
    budget, spent, said = Fraction(str(total)), Fraction(0), []
    for e in requests:
        if e != e or e == math.inf:
            said.append(False)
            continue
        price = Fraction(str(e))
        said.append(price >= 0 and spent + price <= budget)
        if said[-1]:
            spent += price
    return said
