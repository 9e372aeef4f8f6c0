# Allows the total to be passed by a billionth, against rounding errors.
# Witness: decisions(1, [1.0, 1e-20]) gives [True, True]; right is [True, False].
def decisions(total, requests):
    spent, granted = 0.0, []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + float(e) <= float(total) + 1e-9
        if fits:
            spent += float(e)
        granted.append(bool(fits))
    return granted
