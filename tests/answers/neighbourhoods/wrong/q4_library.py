# Lets dpedu find them.
def weights(rows):
    channel = dp.Channel(rows, inputs=[(dp.ABSENT,), (0,), (1,)], outputs=range(len(rows[0])))
    try:
        return dp.MembershipResponse(channel).weights("ones").tolist()
    except ValueError:
        return None
