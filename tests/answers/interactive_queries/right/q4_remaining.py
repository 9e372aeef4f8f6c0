# A generator that keeps what remains, and a tuple.
def decisions(total, requests):
    def exact(e):
        return Fraction(repr(e)) if isinstance(e, float) else Fraction(e)

    def run():
        left = exact(total)
        for e in requests:
            if e != e or e < 0 or e == math.inf or exact(e) > left:
                yield False
            else:
                left -= exact(e)
                yield True

    return tuple(run())
