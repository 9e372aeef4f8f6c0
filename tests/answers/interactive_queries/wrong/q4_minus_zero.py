# Looks for a minus sign in the text of the number, and so refuses -0.0, which is 0.
# Witness: decisions(1, [-0.0]) gives [False]; right is [True].
def decisions(total, requests):
    limit, spent, granted = Fraction(str(total)), Fraction(0), []
    for e in requests:
        text = str(e)
        if text.startswith("-") or text in ("inf", "nan"):
            granted.append(False)
        else:
            granted.append(spent + Fraction(text) <= limit)
            spent += Fraction(text) * granted[-1]
    return granted
