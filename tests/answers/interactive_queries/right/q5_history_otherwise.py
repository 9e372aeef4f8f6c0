# Adds up the granted requests of each person anew
def part_decisions(total, parts, requests):
    out = []
    for k in range(len(requests)):
        trial = out + [True]
        bills = [
            sum(
                (e for (name, e), g in zip(requests, trial) if g and name in (None, p)), Fraction(0)
            )
            for p in parts
        ]
        who = [True if requests[k][0] is None else p == requests[k][0] for p in parts]
        out.append(all(b <= total for b, w in zip(bills, who) if w))
    return out
