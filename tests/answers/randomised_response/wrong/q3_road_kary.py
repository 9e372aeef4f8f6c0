# Lets the k-ary twin do it.
def estimate_rate(answers, p):
    return float(
        dp.KaryRandomisedResponse(categories=2, flip_probability=p).estimate(answers).value[1]
    )
