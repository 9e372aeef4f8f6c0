# A total of 1 and requests 1, 1e-12: floats with a tolerance let the total be passed.
def decisions(total, requests):
    spent, granted = 0.0, []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + float(e) <= float(total) + 1e-9
        if fits:
            spent += float(e)
        granted.append(fits)
    return granted
