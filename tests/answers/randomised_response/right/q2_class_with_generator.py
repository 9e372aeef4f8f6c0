# A small class whose method yields the answers one by one.
class Respondent:
    def __init__(self, bit, p, rng):
        self.bit, self.p, self.rng = bit, p, rng

    def reply(self):
        lies = self.rng.uniform(0.0, 1.0) < self.p
        return (self.bit + int(lies)) % 2


def _replies(data, p, rng):
    for bit in data:
        yield Respondent(bit, p, rng).reply()


def flip_answers(data, p, rng):
    return list(_replies(data, p, rng))
