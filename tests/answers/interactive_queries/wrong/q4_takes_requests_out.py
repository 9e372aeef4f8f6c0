# Takes the requests out of the list that was given.
def decisions(total, requests):
    left, out = Fraction(str(total)), []
    while requests:
        e = requests.pop(0)
        granted = math.isfinite(e) and 0 <= Fraction(str(e)) <= left
        if granted:
            left -= Fraction(str(e))
        out.append(granted)
    return out
