# Writes the decisions into the list of requests.
# Witness: decisions(1, requests) with requests = [0.5, 0.6] returns the right list, but requests itself is then [True, False]; it must stay [0.5, 0.6]
def decisions(total, requests):
    limit, spent = Fraction(str(total)), Fraction(0)
    for i, e in enumerate(requests):
        requests[i] = False
        if math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= limit:
            spent += Fraction(str(e))
            requests[i] = True
    return requests
