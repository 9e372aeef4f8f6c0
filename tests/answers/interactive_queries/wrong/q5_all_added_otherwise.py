# Adds up all requests, as if the parts had common people.
def part_decisions(total, parts, requests):
    spent, out = Fraction(0), []
    for _, e in requests:
        out.append(spent + e <= total)
        spent += e if out[-1] else 0
    return out
