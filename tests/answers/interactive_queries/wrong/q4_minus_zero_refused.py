# Wrong for requests = [-0.0]: a minus sign is looked for in the text of a request.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        ok = not str(e).startswith(("-", "inf", "nan")) and spent + Fraction(str(e)) <= Fraction(str(total))
        spent += Fraction(str(e)) if ok else 0
        said.append(ok)
    return said
