# Lets dpedu do it.
def shuffled_delta(people, p, factor):
    from dpedu.privacy.amplification import shuffled_response_delta

    return shuffled_response_delta(math.log(factor), p, people)
